import { type AddressBookFailure, type CalendarFailure } from '@rapport/contracts';
import { Alert, RelativeTime } from '@rapport/shared-ui';
import { ACCOUNT_CALENDAR_WORDS } from '../account-calendar-words.ts';
import { SettingsText } from '../settings-section.tsx';
import { count } from './address-book-words.ts';
import { type AccountCalendar } from './chosen.ts';

interface CalendarStatesProps {
  calendars: readonly AccountCalendar[];
  /** The failure of the account itself, which is shown with what to do. */
  accountFailure: AddressBookFailure | null;
}

/** When the chosen calendars of an account were read, and those that can't be. */
export function CalendarStates({ calendars, accountFailure }: CalendarStatesProps) {
  const failing = new Map<CalendarFailure, string[]>();
  for (const { failure, name } of calendars) {
    if (failure !== null) failing.set(failure, [...(failing.get(failure) ?? []), name]);
  }
  const others = calendars.filter(({ failure }) => failure === null);
  const [oldest] = others.flatMap(({ readAt }) => readAt ?? []).toSorted();
  const isUnread = others.some(({ readAt }) => readAt === null);
  return (
    <>
      {others.length > 0 && (
        <SettingsText>
          {count(others.length, 'calendar', 'calendars')}
          {isUnread || oldest === undefined ? (
            ': reading...'
          ) : (
            <>
              , read <RelativeTime value={oldest} />.
            </>
          )}
        </SettingsText>
      )}
      {[...failing].map(([failure, names]) => (
        <Alert key={failure} tone="negative" title={`Can't read ${names.join(', ')}`}>
          {failure === accountFailure ? 'The reason is the same.' : ACCOUNT_CALENDAR_WORDS[failure]}{' '}
          The meetings stay as they were.
        </Alert>
      ))}
    </>
  );
}

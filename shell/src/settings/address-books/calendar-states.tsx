import { type CalendarFailure } from '@rapport/contracts';
import { Alert, RelativeTime } from '@rapport/shared-ui';
import { ACCOUNT_CALENDAR_WORDS } from '../account-calendar-words.ts';
import { SettingsText } from '../settings-section.tsx';
import { count } from './address-book-words.ts';
import { type AccountCalendar } from './chosen.ts';

/** When the chosen calendars of an account were read, and those that can't be. */
export function CalendarStates({ calendars }: { calendars: readonly AccountCalendar[] }) {
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
          {ACCOUNT_CALENDAR_WORDS[failure]} The meetings stay as they were.
        </Alert>
      ))}
    </>
  );
}

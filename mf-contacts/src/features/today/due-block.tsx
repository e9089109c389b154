import { type Today, type TodayPerson } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { Button, theme } from '@rapport/shared-ui';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { contactsRoute } from '../../contacts/contact-routes.ts';
import { WHOLE_LIST } from '../../contacts/list-view.ts';
import { Block, PersonRow, Rows } from './today-parts.tsx';
import { dueTotal } from './today-words.ts';
import { WriteButton } from './write-button.tsx';

// Loaded separately, because few contacts have said how they want to be reached.
const ReachTheirWay = lazy(() =>
  import('./preferred-channel-button.tsx').then((part) => ({
    default: part.PreferredChannelButton,
  })),
);
const ReachLine = lazy(() =>
  import('./preferred-channel-button.tsx').then((part) => ({ default: part.ReachLine })),
);

interface DueBlockProps extends Pick<Today, 'due' | 'dueCount'> {
  /** The initial number of contacts. */
  shown: number;
  opening: string | null;
  onLog: (person: TodayPerson) => void;
}

/** The contacts who are due, with the reasons. */
export function DueBlock({ due, dueCount, shown, opening, onLog }: DueBlockProps) {
  const [whole, setWhole] = useState(false);
  const rows = whole ? due : due.slice(0, shown);
  const folded = due.length - rows.length;
  const all = dueTotal(dueCount);
  return (
    <Block title="Due" count={all}>
      <Rows>
        {rows.map(({ person, actionId, reason, reach = null }) => (
          <PersonRow
            key={actionId}
            person={person}
            end={
              <>
                {reach === null ? (
                  <WriteButton person={person} />
                ) : (
                  <Suspense fallback={<WriteButton person={person} />}>
                    <ReachTheirWay person={person} reach={reach} />
                  </Suspense>
                )}
                <Button
                  size="sm"
                  variant="ghost"
                  pending={opening === person.id}
                  aria-label={`Log an interaction with ${nameInSentence(person.displayName)}`}
                  onClick={() => onLog(person)}
                >
                  Log
                </Button>
              </>
            }
          >
            {reason}
            {reach !== null && (
              <Suspense>
                <ReachLine reach={reach} />
              </Suspense>
            )}
          </PersonRow>
        ))}
      </Rows>
      {folded > 0 && (
        <More size="sm" variant="ghost" onClick={() => setWhole(true)}>
          Show {folded} more
        </More>
      )}
      {folded === 0 && dueCount > due.length && (
        <More asChild size="sm" variant="ghost">
          <Link to={contactsRoute({ view: { ...WHOLE_LIST, due: true } })}>
            See all {all} who are due
          </Link>
        </More>
      )}
    </Block>
  );
}

const More = styled(Button)`
  justify-self: start;
  margin-top: ${theme.space[2]};
`;

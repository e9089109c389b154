import { type Commitment, type ContactSummary } from '@rapport/api-client';
import { COMMITMENT_LABELS, isOpenKind } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { ActionBar, IconButton, media, theme } from '@rapport/shared-ui';
import { Circle, Clock, RotateCw } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { SNOOZES } from '../contacts/snoozes.ts';
import { MenuButton } from '../ui/menu-button.tsx';
import { Overline } from '../ui/overline.ts';
import { dueWords, dayWords, isLate, localDay } from './commitment-words.ts';
import { commitmentsQuery } from './commitments-query.ts';
import { useChangeCommitment } from './use-change-commitment.ts';

/** The promises, questions, numbers, and people of a contact's notes. Renders nothing if there are none. */
export function ContactCommitments({ contact }: { contact: ContactSummary }) {
  const id = useId();
  const { data = [] } = useQuery(commitmentsQuery(useShellApi(), contact.id));
  const { changed, pending, change, undo, dismiss } = useChangeCommitment();
  if (data.length === 0) return null;
  const open = data.filter(({ kind, doneAt }) => isOpenKind(kind) && doneAt === null);
  const facts = data.filter(({ kind }) => !isOpenKind(kind));
  const done = data.filter(({ doneAt }) => doneAt !== null);
  const named = (commitment: Commitment) => ({ ...commitment, contactName: contact.displayName });
  return (
    <section aria-labelledby={id}>
      <Overline id={id}>Promised</Overline>
      {changed && (
        <ActionBar
          actionLabel="Undo"
          pending={pending}
          onAction={undo}
          onDismiss={pending ? undefined : dismiss}
        >
          {changed.words}
        </ActionBar>
      )}
      {open.length === 0 && <Quiet>Nothing left to do.</Quiet>}
      <List aria-label="Open promises">
        {open.map((commitment) => (
          <Item key={commitment.id}>
            <IconButton
              label={`Done: ${commitment.text}`}
              icon={<Circle aria-hidden strokeWidth={1.5} />}
              onClick={() =>
                change(
                  named(commitment),
                  { done: true },
                  { done: false },
                  `Done: ${commitment.text}`,
                )
              }
            />
            <Words commitment={commitment} />
            <MenuButton
              size="sm"
              label={`Later: ${commitment.text}`}
              icon={<Clock aria-hidden />}
              entries={SNOOZES.map(({ days, label }) => ({
                label,
                icon: Clock,
                onSelect: () =>
                  change(
                    named(commitment),
                    { snoozedUntil: localDay(days) },
                    { snoozedUntil: commitment.snoozedUntil },
                    `Snoozed: ${commitment.text}`,
                  ),
              }))}
            />
          </Item>
        ))}
      </List>
      {facts.length > 0 && (
        <Facts aria-label="Numbers and people">
          {facts.map(({ id: key, kind, text }) => (
            <li key={key}>
              <span>{COMMITMENT_LABELS[kind]}</span> <b dir="auto">{text}</b>
            </li>
          ))}
        </Facts>
      )}
      {done.length > 0 && (
        <Fold>
          <summary>Done ({done.length})</summary>
          <List aria-label="Done">
            {done.map((commitment) => (
              <Item key={commitment.id}>
                <IconButton
                  label={`Not done: ${commitment.text}`}
                  icon={<RotateCw aria-hidden />}
                  onClick={() =>
                    change(
                      named(commitment),
                      { done: false },
                      { done: true },
                      `Open again: ${commitment.text}`,
                    )
                  }
                />
                <Words commitment={commitment} />
              </Item>
            ))}
          </List>
        </Fold>
      )}
    </section>
  );
}

function Words({ commitment }: { commitment: Commitment }) {
  const today = localDay();
  const { kind, text, doneAt, snoozedUntil } = commitment;
  const when = doneAt === null ? dueWords(commitment, today) : null;
  const isAside = doneAt === null && snoozedUntil !== null && snoozedUntil > today;
  return (
    <div>
      <Text dir="auto">{text}</Text>
      <Why>
        {COMMITMENT_LABELS[kind]}
        {when !== null && (
          <>
            {' · '}
            {isLate(commitment, today) ? <Late>{when}</Late> : when}
          </>
        )}
        {isAside && ` · Snoozed until ${dayWords(snoozedUntil, today)}`}
      </Why>
    </div>
  );
}

const List = styled.ul`
  margin-top: ${theme.space[2]};

  &:empty {
    display: none;
  }
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${theme.space[2]};
  align-items: center;
  padding: ${theme.space[1]} 0;
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
`;

const Text = styled.p`
  font: ${theme.font.bodyMedium};
  overflow-wrap: anywhere;
`;

const Why = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;

const Late = styled.span`
  color: ${theme.color.warningText};
`;

const Quiet = styled.p`
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;

const Facts = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  margin-top: ${theme.space[2]};
  padding-top: ${theme.space[2]};
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  font: ${theme.font.small};
  overflow-wrap: anywhere;

  span {
    color: ${theme.color.textMuted};
  }

  b {
    font-weight: ${theme.weight.medium};
  }
`;

const Fold = styled.details`
  summary {
    width: fit-content;
    padding: ${theme.space[2]} 0 0;
    color: ${theme.color.textMuted};
    font: ${theme.font.smallMedium};
    cursor: pointer;

    ${media.narrow} {
      min-height: ${theme.size.touch};
      align-content: center;
    }
  }
`;

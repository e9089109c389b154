import { api, type ContactSummary } from '@rapport/api-client';
import { nameInSentence, shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { Alert, Button, SearchField, Select, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ContactAvatar } from '../../contacts/contact-avatar.tsx';
import { useSetCadences } from './use-set-cadences.ts';

/** The maximum number of people to choose, because no one keeps up with more from the first day on. */
const MOST_CHOSEN = 10;
const MOST_SHOWN = 6;
const NONE = 'none';
const PACES = [
  { value: NONE, label: 'No cadence' },
  ...[14, 30, 60, 90, 180, 365].map((days) => ({
    value: String(days),
    label: `Every ${days} days`,
  })),
];

interface Choice {
  person: ContactSummary;
  days: number;
}

/** Chooses the contacts to keep up with and how often, and sets their cadences together. */
export function CadenceOfferForm({ onDecline }: { onDecline: () => void }) {
  const shell = useShellApi();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map());
  const { set, pending, error } = useSetCadences();
  const text = search.trim();
  const { data = [] } = useQuery(
    apiQuery(shell, api.get('/api/contacts', { limit: MOST_SHOWN, q: text || undefined })),
  );

  const others = data.filter(({ id }) => !chosen.has(id));
  const rows = [...[...chosen.values()].map(({ person }) => person), ...others];
  const isFull = chosen.size >= MOST_CHOSEN;
  const choose = (person: ContactSummary, value: string) => {
    const next = new Map(chosen);
    if (value === NONE) next.delete(person.id);
    else next.set(person.id, { person, days: Number(value) });
    setChosen(next);
  };
  return (
    <>
      <SearchField
        label="Find someone"
        value={search}
        onValueChange={setSearch}
        // The pressed button was removed.
        autoFocus
      />
      <List aria-label="People to keep up with">
        {rows.map((person) => (
          <li key={person.id}>
            <ContactAvatar contact={person} size="sm" aria-hidden />
            <span dir="auto">
              {shownText(person.displayName)}
              {person.organizationName !== null && (
                <small>{shownText(person.organizationName)}</small>
              )}
            </span>
            <Select
              label={`How often to be in touch with ${nameInSentence(person.displayName)}`}
              labelHidden
              size="sm"
              value={String(chosen.get(person.id)?.days ?? '')}
              placeholder="How often?"
              options={PACES}
              disabled={pending || (isFull && !chosen.has(person.id))}
              onValueChange={(value) => choose(person, value)}
            />
          </li>
        ))}
      </List>
      <Status role="status">
        {text !== '' && data.length === 0 && 'No one found.'}
        {isFull && `These are ${MOST_CHOSEN}. Everyone else can get a cadence later.`}
      </Status>
      {error !== null && (
        <Alert tone="negative" title="Couldn't set the cadences">
          {writeFailure(error)}
        </Alert>
      )}
      <Ways>
        <Button
          variant="primary"
          disabled={chosen.size === 0}
          pending={pending}
          pendingLabel="Saving..."
          onClick={() =>
            set([...chosen.values()].map(({ person, days }) => ({ id: person.id, days })))
          }
        >
          {buttonText(chosen.size)}
        </Button>
        <Button variant="ghost" disabled={pending} onClick={onDecline}>
          No, thanks
        </Button>
      </Ways>
    </>
  );
}

function buttonText(count: number): string {
  if (count === 0) return 'Keep up';
  return count === 1 ? 'Keep up with 1 person' : `Keep up with ${count} people`;
}

const Status = styled.p`
  margin-block: ${theme.space[1]} ${theme.space[3]};
  color: ${theme.color.textMuted};
  text-wrap: pretty;

  &:empty {
    display: none;
  }
`;

const List = styled.ul`
  margin-top: ${theme.space[2]};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) calc(${theme.space[16]} * 2.25);
    gap: ${theme.space[3]};
    align-items: center;
    padding: ${theme.space[2]} 0;
    overflow-wrap: anywhere;
  }

  li + li {
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  }

  span {
    font: ${theme.font.bodyMedium};
  }

  small {
    display: block;
    color: ${theme.color.textMuted};
    font: ${theme.font.small};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
`;

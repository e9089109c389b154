import { api, type MeetingPerson } from '@rapport/api-client';
import { nameInSentence, shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { failureReason } from '@rapport/remote-api/failures';
import { useQuery, useQueryClient } from '@rapport/remote-api/query';
import { IconButton, media, SearchField, theme } from '@rapport/shared-ui';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { ContactAvatar } from '../contacts/contact-avatar.tsx';
import { useSubmitLater } from '../labels/use-submit-later.ts';

/** A person to choose. */
export type Person = Pick<MeetingPerson, 'id' | 'displayName' | 'photoPath' | 'organizationName'>;

interface PeoplePickerProps {
  legend?: string;
  /** The label of the search field. */
  label?: string;
  /** A contact who can't be chosen. */
  without?: string;
  /** How many can be chosen; the search disappears at that number. */
  most?: number;
  chosen: readonly Person[];
  error: string | undefined;
  onChange: (chosen: Person[]) => void;
  /** Whether the field contains text that isn't a chosen person yet. */
  onTyped: (isTyped: boolean) => void;
}

/**
 * The attendees, and a search for more. If the form is submitted with a name in the field, the person is chosen if
 * it's unambiguous; otherwise, the field asks.
 */
export function PeoplePicker({
  legend = 'People',
  label = 'Add someone',
  without,
  most = Infinity,
  chosen,
  error,
  onChange,
  onTyped,
}: PeoplePickerProps) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const group = useRef<HTMLFieldSetElement>(null);
  const [search, setSearchOnly] = useState('');
  const [unclear, setUnclear] = useState<string>();
  const text = search.trim();
  const errorId = useId();
  const query = apiQuery(
    shell,
    api.get('/api/contacts', { limit: 6, q: text || undefined, sort: 'name' }),
  );
  const { data } = useQuery({ ...query, enabled: text !== '' });
  const isFull = chosen.length >= most;
  const wasFull = useRef(isFull);
  useEffect(() => {
    if (isFull === wasFull.current) return;
    wasFull.current = isFull;
    // The focused search has given way to the chosen person, or the other way around.
    group.current?.querySelector<HTMLElement>(isFull ? 'button' : 'input')?.focus();
  }, [isFull]);
  const isOpen = ({ id }: Person) => id !== without && chosen.every((each) => each.id !== id);
  const found = text === '' ? [] : (data ?? []).filter(isOpen);
  const setSearch = (typed: string) => {
    setSearchOnly(typed);
    setUnclear(undefined);
    onTyped(typed.trim() !== '');
  };
  const add = (person: Person) => {
    onChange([...chosen, person]);
    setSearch('');
  };
  /** Chooses the person named by the text; false if it names no one, or several people. */
  const enter = async (): Promise<boolean> => {
    const ask = (question: string) => {
      setUnclear(question);
      group.current?.querySelector('input')?.focus();
      return false;
    };
    try {
      const all = await queries.fetchQuery(query);
      const [person, ...others] = all.filter(isOpen);
      if (all.length === 0) return ask(`No contact is called “${text}”. Clear the field to go on.`);
      if (others.length > 0) return ask(`Choose whom you mean by “${text}”, or clear the field.`);
      // The form is submitted right after this.
      flushSync(() => (person === undefined ? setSearch('') : add(person)));
      return true;
    } catch (failure) {
      return ask(`Couldn't look for “${text}”. ${failureReason(failure)}`);
    }
  };
  useSubmitLater(group, text === '' ? null : enter);
  const problem = unclear ?? error;
  return (
    <Group ref={group} aria-describedby={problem === undefined ? undefined : errorId}>
      <legend>{legend}</legend>
      {chosen.length > 0 && (
        <Chosen>
          {chosen.map((person) => (
            <li key={person.id}>
              <ContactAvatar contact={person} size="sm" aria-hidden />
              <span dir="auto">
                {shownText(person.displayName)}
                <Company person={person} />
              </span>
              <IconButton
                size="sm"
                label={`Remove ${nameInSentence(person.displayName)}`}
                icon={<X aria-hidden />}
                onClick={() => onChange(chosen.filter(({ id }) => id !== person.id))}
              />
            </li>
          ))}
        </Chosen>
      )}
      {!isFull && (
        <SearchField
          label={label}
          value={search}
          onValueChange={setSearch}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key !== 'Enter' || text === '') return;
            event.preventDefault();
            if (first) add(first);
          }}
        />
      )}
      <Found>
        {found.map((person) => (
          <li key={person.id}>
            <button type="button" onClick={() => add(person)}>
              <ContactAvatar contact={person} size="sm" aria-hidden />
              <span dir="auto">
                {shownText(person.displayName)}
                <Company person={person} />
              </span>
              {person.matchedPhone !== undefined && <small>{shownText(person.matchedPhone)}</small>}
            </button>
          </li>
        ))}
      </Found>
      <Status role="status">
        {text !== '' && data !== undefined && found.length === 0 && 'No one found.'}
      </Status>
      {problem !== undefined && (
        <Problem id={errorId} role="alert">
          {problem}
        </Problem>
      )}
    </Group>
  );
}

/** Distinguishes people of the same name. */
function Company({ person: { organizationName } }: { person: Pick<Person, 'organizationName'> }) {
  return organizationName == null ? null : <Muted>, {shownText(organizationName)}</Muted>;
}

const Muted = styled.span`
  color: ${theme.color.textMuted};
`;

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: calc(1.5 * ${theme.space[1]});
    padding: 0;
    font: ${theme.font.smallMedium};
  }
`;

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  li {
    display: inline-flex;
    gap: ${theme.space[2]};
    align-items: center;
    max-width: 100%;
    padding-left: ${theme.space[1]};
    border: ${theme.size.hairline} solid ${theme.color.border};
    border-radius: ${theme.radius.full};
    overflow-wrap: anywhere;
  }
`;

const Found = styled.ul`
  &:empty {
    display: none;
  }

  button {
    display: flex;
    gap: ${theme.space[3]};
    align-items: center;
    width: 100%;
    min-height: ${theme.size.control};
    padding: ${theme.space[1]} ${theme.space[2]};
    border: 0;
    border-radius: ${theme.radius.md};
    background: none;
    color: inherit;
    font: ${theme.font.body};
    text-align: start;
    cursor: pointer;
    overflow-wrap: anywhere;

    ${media.hover} {
      &:hover {
        background: ${theme.color.hover};
      }
    }

    &:focus-visible {
      outline: ${theme.size.ring} solid ${theme.color.focus};
    }
  }
`;

const Status = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};

  &:empty {
    display: none;
  }
`;

const Problem = styled.p`
  color: ${theme.color.negativeText};
  font: ${theme.font.small};
`;

import { type ContactSummary } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { CHOSEN_IN_MENU } from '@rapport/remote-api/commands';
import { useLocation, useNavigate } from '@rapport/remote-api/router';
import { Dialog, VisuallyHidden } from '@rapport/shared-ui';
import { Search } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { SEARCHED } from './match-words.ts';
import { Body, Chosen, Field, Input } from './menu-field.tsx';
import { menuGroups } from './menu-groups.tsx';
import { MenuHints } from './menu-hints.tsx';
import { MenuList, optionId } from './menu-list.tsx';
import { Note, Scope } from './menu-notes.tsx';
import { personActions } from './person-entries.tsx';
import { contactIdOf } from './recent-contacts.ts';
import { vocabularyOf } from './match-verbs.ts';
import { nearSearches } from './near-names.ts';
import { searchesFor } from './named-people.ts';
import { withCurrentQuery } from './shown-reading.ts';
import { searchedWords } from './searched-words.ts';
import { useNamed, usePeople, useRecent } from './use-people.ts';
import { withNames } from './understand.ts';
import { useReadings } from './use-readings.ts';
import { notUnderstood, namesIn } from './verb-entries.tsx';
import { type Verb } from './verbs.ts';

interface CommandMenuProps {
  /** The available verbs. */
  verbs: readonly Verb[];
  userId: string;
  /** Closes the menu and then runs a function. */
  onRun: (run: () => void) => void;
  onClose: () => void;
}

/**
 * Finds people, actions, and pages, and understands what follows a verb: "plan marta friday 10". Arrow keys move,
 * Enter chooses, and Tab leads to the actions of the highlighted person.
 */
export function CommandMenu({ verbs, userId, onRun, onClose }: CommandMenuProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { notify, fileUrl } = useShellApi();
  const [text, setText] = useState('');
  const [person, setPerson] = useState<ContactSummary | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const query = text.trim();
  const { readings: understood, pending } = useReadings(person === null ? query : '', verbs);
  const recent = useRecent(userId, true);
  const found = usePeople(person === null ? searchedWords(query) : '', {
    isName: understood.length === 0,
    recent,
  });
  const who = namesIn(understood, person === null ? query : '');
  const vocabulary = vocabularyOf(verbs);
  const isVerb = (word: string) => vocabulary.has(word);
  const named = useNamed(who, {
    ...{ searches: searchesFor(who, isVerb), near: nearSearches(who, isVerb), recent },
  });
  const readings = withNames(understood, named.words, named.others);

  const options = {
    navigate: (to: string) => void navigate(to),
    copy: async (copied: string, what: string) => {
      try {
        await navigator.clipboard.writeText(copied);
        notify({ title: `${what} copied`, description: copied });
      } catch {
        notify({ title: `Couldn't copy the ${what.toLowerCase()}`, description: copied });
      }
    },
    fileUrl,
  };
  const { groups, spoken, isNothing, isWaiting } = menuGroups({
    ...{ query, verbs, readings, named, recent, found, options },
    pending: pending || named.status === 'loading',
    here: contactIdOf(pathname + search),
    go: (address) =>
      void navigate(withCurrentQuery(address, pathname, search), { state: CHOSEN_IN_MENU }),
  });
  const shown =
    person === null
      ? groups
      : [{ title: shownText(person.displayName), entries: personActions(person, options, false) }];
  const problem = person === null && !isWaiting ? notUnderstood(readings, named) : '';
  const entries = shown.flatMap((group) => group.entries);
  const current = entries.find(({ id }) => id === active) ?? entries[0] ?? null;

  const leavePerson = () => {
    setPerson(null);
    setText('');
    setActive(null);
  };
  const move = (by: number) => {
    if (current === null) return;
    const place = entries.indexOf(current) + by;
    setActive(entries.at(place % entries.length)?.id ?? null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const keys: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      // A click also lets the browser open a URL.
      Enter: () => {
        if (current !== null) document.getElementById(optionId(listId, current.id))?.click();
      },
      Tab: () => {
        if (event.shiftKey) return leavePerson();
        if (current?.person === undefined) return;
        setPerson(current.person);
        setText('');
        setActive(null);
      },
    };
    if (person !== null && text === '') keys['Backspace'] = leavePerson;
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const status = () => {
    if (query === '' || isWaiting || (spoken === null && found.status !== 'ready')) return '';
    return [problem, spoken ?? resultText(entries.length, isNothing)].filter(Boolean).join(' ');
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Search or jump to"
      placement="top"
      fullScreenWhenSmall
      initialFocus={field}
      footerLayout="split"
      header={
        <Field>
          <Search aria-hidden />
          {person !== null && <Chosen>{shownText(person.displayName)}</Chosen>}
          <Input
            ref={field}
            role="combobox"
            aria-label="People, pages and actions"
            aria-expanded
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={current === null ? undefined : optionId(listId, current.id)}
            placeholder={person === null ? 'People, pages and actions' : undefined}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            value={text}
            readOnly={person !== null}
            onChange={(event) => {
              setText(event.target.value);
              setActive(null);
            }}
            onKeyDown={press}
          />
        </Field>
      }
      footer={<MenuHints at={person !== null ? 'actions' : current?.person ? 'person' : 'other'} />}
    >
      <Body>
        {found.status === 'failed' && (
          <Note role="alert">
            Couldn't search people, so only those you opened lately are found. Check your
            connection.
          </Note>
        )}
        {isNothing && problem === '' && (
          <Note>
            <b>Nothing found for “{searchedWords(query)}”.</b>
            Searched: {SEARCHED}, and pages.
          </Note>
        )}
        {problem !== '' && (
          <Note>
            <b>{problem}</b>
          </Note>
        )}
        <MenuList
          id={listId}
          groups={shown}
          activeId={current?.id ?? null}
          onActive={setActive}
          onChoose={({ run }) => onRun(run)}
        />
        {!isNothing && person === null && spoken === null && (
          <Scope>
            {query === '' ? 'Finds' : 'Searched'} {SEARCHED}
            {query === '' &&
              ', and understands “plan marta friday 10” or “log call anna yesterday”'}
          </Scope>
        )}
        <VisuallyHidden role="status">{status()}</VisuallyHidden>
      </Body>
    </Dialog>
  );
}

function resultText(count: number, isNothing: boolean): string {
  if (isNothing) return 'Nothing found';
  return count === 1 ? '1 result' : `${count} results`;
}

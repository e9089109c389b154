import { type ContactSummary } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { useShellApi, type Command } from '@rapport/remote-api';
import { useNavigate } from '@rapport/remote-api/router';
import { Dialog, media, theme, VisuallyHidden } from '@rapport/shared-ui';
import { ArrowRight, List, Plus, Search, Zap } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { MarkedText, placeOf } from './marked-text.tsx';
import { SEARCHED } from './match-words.ts';
import { MenuHints } from './menu-hints.tsx';
import { MenuList, optionId, type Entry, type EntryGroup } from './menu-list.tsx';
import { Note, Scope } from './menu-notes.tsx';
import { personActions, personEntry } from './person-entries.tsx';
import { searchedWords } from './searched-words.ts';
import { usePeople } from './use-people.ts';

interface CommandMenuProps {
  actions: readonly Command[];
  pages: readonly Command[];
  userId: string;
  /** Closes the menu and then does something. */
  onRun: (run: () => void) => void;
  onClose: () => void;
}

/**
 * Finds people, actions and pages. Arrow keys move, Enter chooses, and Tab leads to what can be done
 * with the person under the cursor.
 */
export function CommandMenu({ actions, pages, userId, onRun, onClose }: CommandMenuProps) {
  const navigate = useNavigate();
  const { notify, fileUrl } = useShellApi();
  const [text, setText] = useState('');
  const [person, setPerson] = useState<ContactSummary | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const query = text.trim();
  const words = searchedWords(query);
  const found = usePeople(userId, person === null ? words : '');

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
  const matching = (commands: readonly Command[], icon: Entry['icon']): Entry[] =>
    commands
      .filter(({ label }) => query === '' || placeOf(label, query) !== null)
      .map(({ id, label, keys, run }) => ({
        id,
        icon,
        label: <MarkedText text={label} query={query} />,
        keys,
        run,
      }));

  const showAll = (total: number | null): Entry => ({
    id: 'show-all',
    icon: <List aria-hidden />,
    label: total === null ? 'Show all in the list' : `Show all ${total} in the list`,
    run: () => options.navigate(`/contacts?${new URLSearchParams({ q: searchedWords(query) })}`),
  });

  const groupsOf = (): EntryGroup[] => {
    if (person !== null) {
      const entries = personActions(person, options, false);
      return [{ title: shownText(person.displayName), entries }];
    }
    const [first] = query === '' ? [] : found.people;
    return [
      {
        title: query === '' ? 'Recent' : 'People',
        entries: [
          ...found.people.map((contact) => personEntry(contact, query, options)),
          ...(query !== '' && found.hasMore ? [showAll(found.total)] : []),
        ],
      },
      {
        title: 'Actions',
        entries: [
          ...(first === undefined ? [] : personActions(first, options, true)),
          ...matching(actions, <Zap aria-hidden />),
        ],
      },
      { title: 'Pages', entries: matching(pages, <ArrowRight aria-hidden />) },
    ];
  };
  const groups = groupsOf().filter(({ entries }) => entries.length > 0);
  const isNothing = groups.length === 0 && found.status === 'ready';
  if (isNothing) {
    const add = actions.find(({ id }) => id === 'add-contact');
    if (add !== undefined) {
      const entry = { id: add.id, icon: <Plus aria-hidden />, label: add.label, run: add.run };
      groups.push({ title: 'Actions', entries: [entry] });
    }
  }
  const entries = groups.flatMap((group) => group.entries);
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
      // A click lets the browser open an address, too.
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
          <Note role="alert">Couldn't search people. Check your connection.</Note>
        )}
        {isNothing && (
          <Note>
            <b>Nothing found for “{query}”.</b>
            Searched: {SEARCHED}, and pages.
          </Note>
        )}
        <MenuList
          id={listId}
          groups={groups}
          activeId={current?.id ?? null}
          onActive={setActive}
          onChoose={({ run }) => onRun(run)}
        />
        {!isNothing && person === null && (
          <Scope>
            {query === '' ? 'Finds' : 'Searched'} {SEARCHED}
          </Scope>
        )}
        <VisuallyHidden role="status">
          {query !== '' && found.status === 'ready' && resultText(entries.length, isNothing)}
        </VisuallyHidden>
      </Body>
    </Dialog>
  );
}

function resultText(count: number, isNothing: boolean): string {
  if (isNothing) return 'Nothing found';
  return count === 1 ? '1 result' : `${count} results`;
}

const Field = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;

  & > svg {
    flex: none;
    width: ${theme.size.iconLg};
    height: ${theme.size.iconLg};
    color: ${theme.color.textMuted};
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${theme.size.control};
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: ${theme.color.text};
  font: ${theme.font.heading};
  font-weight: ${theme.weight.regular};

  ${media.touch} {
    font-size: max(1rem, 16px);
  }

  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
`;

const Chosen = styled.span`
  flex: none;
  max-width: 60%;
  overflow: hidden;
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.accentSoft};
  font: ${theme.font.bodyStrong};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The lines of the menu reach further out than the text of a dialog. */
const Body = styled.div`
  margin: calc(-1 * ${theme.space[2]}) calc(-1 * ${theme.space[4]});

  ${media.small} {
    margin: 0 calc(-1 * ${theme.space[2]});
  }
`;

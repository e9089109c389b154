import { type ContactSummary } from '@rapport/contracts';
import { ScrollArea, theme } from '@rapport/shared-ui';
import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import styled from 'styled-components';
import { contactsRoute } from '../../contacts/contact-paths.ts';
import { ContactRow } from './contact-row.tsx';
import { LoadMore } from './load-more.tsx';
import { moveInList } from './move-in-list.ts';

interface ContactListProps {
  contacts: ContactSummary[];
  selectedId: string | null;
  search: string;
  /** The contacts still answer an earlier search. */
  outdated: boolean;
  more: 'none' | 'waiting' | 'loading' | 'failed';
  onLoadMore: () => void;
  ref?: Ref<HTMLUListElement>;
}

/** The contacts as rows. One of them is reached by Tab, arrow keys lead through the others. */
export function ContactList({
  contacts,
  selectedId,
  search,
  outdated,
  more,
  onLoadMore,
  ref,
}: ContactListProps) {
  const [visitedId, setVisitedId] = useState<string | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const reachableId =
    [visitedId, selectedId].find((id) => contacts.some((contact) => contact.id === id)) ??
    contacts[0]?.id;

  const isSelectedHere = contacts.some((contact) => contact.id === selectedId);
  // A reload, a shared link or a new contact may select a row out of sight; scrolling is the browser's.
  useEffect(() => {
    const selected = scroller.current?.querySelector('[aria-current]');
    selected?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [selectedId, isSelectedHere]);

  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    if (moveInList(event.currentTarget, event.key)) event.preventDefault();
  };
  return (
    <Scroller viewportRef={scroller} $outdated={outdated}>
      <Rows
        ref={ref}
        aria-label="Contacts"
        aria-busy={outdated}
        onKeyDown={move}
        onFocus={({ target }) =>
          setVisitedId(target.closest('[data-contact]')?.getAttribute('data-contact') ?? null)
        }
      >
        {contacts.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            to={contactsRoute({ selected: contact.id, search })}
            selected={contact.id === selectedId}
            reachable={contact.id === reachableId}
          />
        ))}
      </Rows>
      {more !== 'none' && <LoadMore more={more} onLoadMore={onLoadMore} />}
    </Scroller>
  );
}

const Scroller = styled(ScrollArea)<{ $outdated: boolean }>`
  flex: 1;
  opacity: ${({ $outdated }) => ($outdated ? 0.6 : 1)};
  transition: opacity ${theme.motion.base} ${theme.easing.out};
`;

const Rows = styled.ul`
  padding: 0 ${theme.space[2]} ${theme.space[4]};
`;

import { type ContactSummary } from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import { useEffect, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { contactsRoute } from '../../contacts/contact-routes.ts';
import { type ListView } from '../../contacts/list-view.ts';
import { ContactRow } from './contact-row.tsx';
import { focusRow, rowOf, targetRow } from './move-in-list.ts';
import { type RowWindow } from './row-window.ts';

export interface ContactRowsProps {
  contacts: ContactSummary[];
  /** How many contacts there are in all, loaded or not; null while unknown. */
  total: number | null;
  selectedId: string | null;
  view: ListView;
  /** The contacts are still those of an earlier view. */
  outdated: boolean;
  ref?: Ref<HTMLUListElement>;
  rows: RowWindow;
  /** Where the rows begin in what scrolls, in px. */
  offset: number;
  /** Index of the row that Tab reaches. */
  reachable: number;
  onVisit: (contactId: string) => void;
  /** The list is scrolled to where it was left. */
  restored: boolean;
}

/** The rows in sight, each in its place, in a list as high as all of them. */
export function ContactRows({
  contacts,
  total,
  selectedId,
  view,
  outdated,
  ref,
  rows,
  offset,
  reachable,
  onVisit,
  restored,
}: ContactRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle<HTMLUListElement | null, HTMLUListElement | null>(ref, () => list.current);
  const shown = useRef(restored ? selectedId : null);
  const isSelectedHere = contacts.some(({ id }) => id === selectedId);

  // A reload, a shared link or a new contact may select a row out of sight; scrolling is the browser's.
  useEffect(() => {
    if (!isSelectedHere || shown.current === selectedId) return;
    shown.current = selectedId;
    list.current
      ?.querySelector('[aria-current]')
      ?.closest('li')
      ?.scrollIntoView({ block: 'nearest' });
  }, [selectedId, isSelectedHere]);

  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = targetRow(event.key, rowOf(document.activeElement), contacts.length);
    const contact = target === null ? undefined : contacts[target];
    if (target === null || contact === undefined) return;
    event.preventDefault();
    // A row out of sight has to be drawn before it can take the focus.
    flushSync(() => onVisit(contact.id));
    focusRow(event.currentTarget, target);
  };

  return (
    <Rows
      ref={list}
      aria-label="Contacts"
      aria-busy={outdated}
      style={{ height: rows.getTotalSize() }}
      onKeyDown={move}
      onFocus={({ target }) => {
        const contact = contacts[rowOf(target)];
        if (contact) onVisit(contact.id);
      }}
    >
      {rows.getVirtualItems().map(({ index, start }) => {
        const contact = contacts[index];
        return (
          contact && (
            <ContactRow
              ref={rows.measureElement}
              key={contact.id}
              contact={contact}
              index={index}
              total={total}
              top={start - offset}
              to={contactsRoute({ selected: contact.id, view })}
              time={view.sort === 'updated' ? 'update' : 'contact'}
              selected={contact.id === selectedId}
              reachable={index === reachable}
            />
          )
        );
      })}
    </Rows>
  );
}

const Rows = styled.ul`
  position: relative;
  margin: 0 ${theme.space[2]} ${theme.space[4]};
`;

import { type ContactSummary } from '@rapport/api-client';
import { theme } from '@rapport/shared-ui';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { contactsRoute } from '../../contacts/contact-routes.ts';
import { type ListTotal } from '../../contacts/list-total.ts';
import { type ListView } from '../../contacts/list-view.ts';
import { ContactRow } from './contact-row.tsx';
import { focusRow, rowOf, targetRow } from './move-in-list.ts';
import { type RowWindow } from './row-window.ts';
import { useLongPress } from './use-long-press.ts';
import { type ListSelection } from './use-list-selection.ts';

export interface ContactRowsProps {
  contacts: ContactSummary[];
  /** The number of all contacts, loaded or not; null if unknown. */
  total: ListTotal | null;
  selectedId: string | null;
  view: ListView;
  picking: ListSelection;
  /** Whether the contacts are still those of the previous view. */
  outdated: boolean;
  ref?: Ref<HTMLUListElement>;
  rows: RowWindow;
  /** Distance of the rows from the top of the scroll container, in px. */
  offset: number;
  /** Index of the row that Tab reaches. */
  reachable: number;
  onVisit: (contactId: string) => void;
  /** Whether the list is at its previous scroll position. */
  restored: boolean;
}

/** The rows in sight, each at its position, in a list as high as all rows. */
export function ContactRows({
  contacts,
  total,
  selectedId,
  view,
  picking,
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

  // A reload, a shared link, or a new contact may select a row out of sight. Scrolling is outside of React.
  useEffect(() => {
    if (!isSelectedHere || shown.current === selectedId) return;
    shown.current = selectedId;
    list.current
      ?.querySelector('[aria-current]')
      ?.closest('li')
      ?.scrollIntoView({ block: 'nearest' });
  }, [selectedId, isSelectedHere]);

  const { picked } = picking;
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const here = contacts[rowOf(document.activeElement)];
    if (here !== undefined && isPickKey(event, picked !== null)) {
      event.preventDefault();
      picking.toggle(here.id);
      return;
    }
    const target = targetRow(event.key, rowOf(document.activeElement), contacts.length);
    const contact = target === null ? undefined : contacts[target];
    if (target === null || contact === undefined) return;
    event.preventDefault();
    // A row out of sight must be rendered before it can receive focus.
    flushSync(() => onVisit(contact.id));
    focusRow(event.currentTarget, target);
    if (event.shiftKey && here !== undefined) picking.extend(here.id, contact.id);
  };

  const press = useLongPress((target) => {
    const contact = contacts[rowOf(target)];
    if (contact) picking.toggle(contact.id);
  });
  /** As in a file manager. A plain click selects only while others are selected. */
  const pick = (event: MouseEvent<HTMLUListElement>) => {
    const isAfterPress = press.takeEnd();
    const isAdding = event.ctrlKey || event.metaKey;
    if (!isAfterPress && picked === null && !isAdding && !event.shiftKey) return;
    const contact = event.target instanceof Element && contacts[rowOf(event.target)];
    if (!contact) return;
    // The assessment link still opens the assessment.
    if (picked === null && !isAfterPress && !isRowLink(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isAfterPress) return;
    const from = contacts[reachable] ?? contact;
    if (event.shiftKey) picking.extend(from.id, contact.id);
    else picking.toggle(contact.id);
    onVisit(contact.id);
  };

  return (
    <Rows
      ref={list}
      aria-label="Contacts"
      aria-busy={outdated}
      style={{ height: rows.height }}
      onKeyDown={move}
      onClickCapture={pick}
      onContextMenu={(event) => {
        if (press.hasEnded()) event.preventDefault();
      }}
      {...press.handlers}
      onFocus={({ target }) => {
        const contact = contacts[rowOf(target)];
        if (contact) onVisit(contact.id);
      }}
    >
      {rows.rows.map(({ index, start }) => {
        const contact = contacts[index];
        return (
          contact && (
            <ContactRow
              ref={rows.measure}
              key={contact.id}
              contact={contact}
              index={index}
              total={total}
              top={start - offset}
              to={contactsRoute({ selected: contact.id, view })}
              isFound={view.search !== ''}
              time={view.sort === 'updated' ? 'update' : 'contact'}
              selected={contact.id === selectedId}
              reachable={index === reachable}
              picked={picked === null ? null : picked.wholeView || picked.ids.has(contact.id)}
            />
          )
        );
      })}
    </Rows>
  );
}

function isRowLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-row]') !== null;
}

/** X starts selecting; after that, Space also selects, as for any checkbox. */
function isPickKey({ key, shiftKey }: KeyboardEvent, isPicking: boolean): boolean {
  return (key.toLowerCase() === 'x' && !shiftKey) || (isPicking && key === ' ');
}

const Rows = styled.ul`
  position: relative;
  margin: 0 ${theme.space[2]} ${theme.space[4]};
  /* A long press selects the contact and no text. */
  -webkit-touch-callout: none;
  /* A finger that moves sideways swipes a row. */
  touch-action: pan-y pinch-zoom;
`;

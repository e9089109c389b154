import { type Contact } from '@rapport/contracts';
import { useNavigate, useSearchParams } from '@rapport/remote-api/router';
import { useCallback, useRef, useState } from 'react';
import { contactsRoute } from '../contacts/contact-paths.ts';
import { useContactList } from '../contacts/use-contact-list.ts';
import { AddContactDialog } from '../features/add-contact/add-contact-dialog.tsx';
import { enterList } from '../features/contact-list/move-in-list.ts';
import { ListHead } from '../features/contact-list/list-head.tsx';
import { useIsWide } from '../use-is-wide.ts';
import { DetailPane, ListPane, Split } from './contacts-layout.tsx';
import { DetailContent } from './detail-content.tsx';
import { ListContent } from './list-content.tsx';
import { UndoBars } from './undo-bars.tsx';
import { useListReturn } from './use-list-return.ts';

/** List and detail, at / and /contacts. What is selected and searched for is in the address. */
export function ContactsPage() {
  const [params] = useSearchParams();
  const selectedId = params.get('selected');
  const search = params.get('q') ?? '';
  const navigate = useNavigate();
  const wide = useIsWide();
  const list = useContactList(search);
  const [adding, setAdding] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  const detail = useRef<HTMLElement>(null);
  const leaveList = useListReturn({ selectedId, wide, rows, detail });

  const searchFor = useCallback(
    (text: string) =>
      void navigate(contactsRoute({ selected: selectedId, search: text }), { replace: true }),
    [navigate, selectedId],
  );
  const showAdded = (contact: Contact) => {
    setAdding(false);
    // The search would hide a new contact that does not match it.
    void navigate(contactsRoute({ selected: contact.id }));
  };

  const isEmpty = list.status === 'ready' && list.contacts.length === 0 && search.trim() === '';
  return (
    <Split>
      <ListPane
        $covered={selectedId !== null}
        aria-label="Contacts list"
        onClickCapture={leaveList}
      >
        <ListHead
          total={list.status === 'ready' ? list.total : null}
          search={search}
          onSearch={searchFor}
          onAdd={() => setAdding(true)}
          onEnterList={() => enterList(rows.current)}
        />
        {!wide && selectedId === null && <UndoBars opensRestored />}
        <ListContent
          ref={rows}
          list={list}
          search={search}
          selectedId={selectedId}
          onClearSearch={() => searchFor('')}
        />
      </ListPane>
      <DetailPane
        ref={detail}
        $covered={selectedId === null && !isEmpty && list.status !== 'failed'}
        aria-label="Contact"
      >
        {(wide || selectedId !== null) && <UndoBars opensRestored={selectedId === null} />}
        <DetailContent
          list={list}
          isEmpty={isEmpty}
          selectedId={selectedId}
          search={search}
          wide={wide}
          onAdd={() => setAdding(true)}
        />
      </DetailPane>
      {adding && <AddContactDialog onClose={() => setAdding(false)} onAdded={showAdded} />}
    </Split>
  );
}

import { type Ref } from 'react';
import { type ContactListState } from '../contacts/use-contact-list.ts';
import { ContactList } from '../features/contact-list/contact-list.tsx';
import { ListFailed, ListLoading, ListNoMatch } from '../features/contact-list/list-states.tsx';
import { WideCaption } from './contacts-layout.tsx';

interface ListContentProps {
  list: ContactListState;
  search: string;
  selectedId: string | null;
  onClearSearch: () => void;
  ref: Ref<HTMLUListElement>;
}

/** What stands below the head of the list. */
export function ListContent({ list, search, selectedId, onClearSearch, ref }: ListContentProps) {
  switch (list.status) {
    case 'loading':
      return <ListLoading />;
    case 'failed':
      // Without a contact beside it the failure has the whole screen, see DetailContent.
      return selectedId === null ? null : (
        <ListFailed message={list.message} onRefresh={refreshPage} />
      );
    case 'ready':
      if (list.contacts.length > 0) {
        return (
          <ContactList
            ref={ref}
            contacts={list.contacts}
            selectedId={selectedId}
            search={search}
            outdated={list.outdated}
            more={list.more}
            onLoadMore={list.loadMore}
          />
        );
      }
      return search.trim() === '' ? (
        <WideCaption>Your contacts will be listed here.</WideCaption>
      ) : (
        <ListNoMatch search={search} onClear={onClearSearch} />
      );
    default:
      return list satisfies never;
  }
}

/** Begins the whole page anew, session and remotes included. */
export function refreshPage() {
  window.location.reload();
}

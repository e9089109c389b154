import { media, theme } from '@rapport/shared-ui';
import { type Ref } from 'react';
import styled from 'styled-components';
import { isNarrowed, type ListView } from '../../contacts/list-view.ts';
import { ContactList, type ContactListProps } from './contact-list.tsx';
import { ListFailed, ListLoading, ListNoMatch } from './list-states.tsx';
import { type ContactListState } from './use-contact-list.ts';

interface ListContentProps extends Pick<
  ContactListProps,
  'view' | 'wide' | 'selectedId' | 'startId' | 'picking' | 'total'
> {
  list: ContactListState;
  onView: (view: ListView) => void;
  ref: Ref<HTMLUListElement>;
}

/** What stands below the head of the list. */
export function ListContent({ list, onView, ref, ...rest }: ListContentProps) {
  const { view, selectedId } = rest;
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
            // Another view begins at its top.
            key={list.shownPath}
            {...rest}
            ref={ref}
            contacts={list.contacts}
            outdated={list.outdated}
            more={list.more}
            onLoadMore={list.loadMore}
          />
        );
      }
      return isNarrowed(view) ? (
        <ListNoMatch view={view} onView={onView} />
      ) : (
        <WideCaption>Your contacts will be listed here.</WideCaption>
      );
    default:
      return list satisfies never;
  }
}

/** Reloads the whole page, including session and remotes. */
export function refreshPage() {
  window.location.reload();
}

/** A line in the place of the list, where there is a list beside something else. */
const WideCaption = styled.p`
  padding: ${theme.space[1]} ${theme.space[4]};
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};

  ${media.narrow} {
    display: none;
  }
`;

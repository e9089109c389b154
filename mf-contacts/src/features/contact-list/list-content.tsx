import { media, theme } from '@rapport/shared-ui';
import { type Ref } from 'react';
import styled from 'styled-components';
import { contactListCall } from '../../queries.ts';
import { isNarrowed, type ListView } from '../../contacts/list-view.ts';
import { UnsentNote } from '../../outbox/unsent-note.tsx';
import { ContactList, type ContactListProps } from './contact-list.tsx';
import { ListFailed, ListLoading, ListNoMatch } from './list-states.tsx';
import { type ContactListState } from './use-contact-list.ts';

interface ListContentProps extends Pick<
  ContactListProps,
  'view' | 'wide' | 'selectedId' | 'startId' | 'picking' | 'total'
> {
  list: ContactListState;
  onView: (view: ListView) => void;
  /** The path of what the note next to the list is about; undefined if there's no note. */
  beside: string | undefined;
  ref: Ref<HTMLUListElement>;
}

/** The content below the list's header. */
export function ListContent({ beside, ...props }: ListContentProps) {
  return (
    <>
      <Note at={contactListCall(props.view).path} besides={beside} />
      <Listed {...props} />
    </>
  );
}

function Listed({ list, onView, ref, ...rest }: Omit<ListContentProps, 'beside'>) {
  const { view, selectedId } = rest;
  switch (list.status) {
    case 'loading':
      return <ListLoading />;
    case 'failed':
      // Without a contact next to it, the failure takes the whole screen, see DetailContent.
      return selectedId === null ? null : (
        <ListFailed message={list.message} onRefresh={refreshPage} />
      );
    case 'ready':
      if (list.contacts.length > 0) {
        return (
          <ContactList
            // A new view starts at the top.
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

const Note = styled(UnsentNote)`
  padding: 0 ${theme.space[4]} ${theme.space[3]};
`;

/** A line that replaces the list while it's next to something else. */
const WideCaption = styled.p`
  padding: ${theme.space[1]} ${theme.space[4]};
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};

  ${media.narrow} {
    display: none;
  }
`;

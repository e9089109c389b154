import { type ContactSummary } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { useDocumentTitle } from '@rapport/remote-api';
import { media } from '@rapport/shared-ui';
import styled from 'styled-components';
import { ContactUnavailable } from '../../contacts/contact-unavailable.tsx';
import { useContact } from '../../contacts/use-contact.ts';
import { QuizDialogHost } from '../../features/quiz-dialog/quiz-dialog-host.tsx';
import { ContactDialogsHost } from '../contact-dialogs-host.tsx';
import { useContactSheet } from '../contact-sheet/use-contact-sheet.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { NarrowDetail } from './narrow-detail.tsx';
import { WideDetail } from './wide-detail.tsx';

interface ContactDetailProps {
  contactId: string;
  /** The contact as the list shows it; spares the reader the wait. */
  known?: ContactSummary | undefined;
  wide: boolean;
}

/** One contact beside the list, or in its place on narrow screens. */
export function ContactDetail({ contactId, known, wide }: ContactDetailProps) {
  const state = useContact(contactId, known);
  const paper = useContactSheet(state.status === 'ready');
  useDocumentTitle(state.status === 'ready' ? shownText(state.contact.displayName) : 'Contacts');
  switch (state.status) {
    case 'loading':
      return <DetailSkeleton />;
    case 'ready':
      return (
        <>
          {paper !== null && <paper.ContactSheet contact={state.contact} />}
          <OnScreen $onPaper={paper === null}>
            <QuizDialogHost key={state.contact.id} contact={state.contact}>
              <ContactDialogsHost contact={state.contact}>
                {wide ? (
                  <WideDetail contact={state.contact} />
                ) : (
                  <NarrowDetail contact={state.contact} />
                )}
              </ContactDialogsHost>
            </QuizDialogHost>
          </OnScreen>
        </>
      );
    case 'invalid-id':
    case 'not-found':
    case 'failed':
      return <ContactUnavailable state={state} />;
    default:
      return state satisfies never;
  }
}

/** Ends with its first page on paper, for anyone who prints before the sheet can be drawn. */
const OnScreen = styled.div<{ $onPaper: boolean }>`
  display: contents;

  ${media.print} {
    display: ${({ $onPaper }) => ($onPaper ? 'block' : 'none')};
    overflow: hidden;
    contain: strict;
    height: calc(100vh - 1px);
  }
`;

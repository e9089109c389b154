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
import { PersonSkeleton } from '../person/person-skeleton.tsx';
import { Padded } from './contacts-layout.tsx';
import { Panel } from './panel.tsx';

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
      return (
        <Padded>
          <PersonSkeleton />
        </Padded>
      );
    case 'ready':
      return (
        <>
          {paper !== null && <paper.ContactSheet contact={state.contact} />}
          <OnScreen $onPaper={paper === null}>
            <QuizDialogHost key={state.contact.id} contact={state.contact}>
              <ContactDialogsHost contact={state.contact}>
                <Panel contact={state.contact} wide={wide} />
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

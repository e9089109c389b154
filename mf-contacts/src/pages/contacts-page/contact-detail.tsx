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
  /** The contact from the list, shown until the full one has loaded. */
  known?: ContactSummary | undefined;
  wide: boolean;
}

/** One contact next to the list, or instead of it on narrow screens. */
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

/** Limits the output to one printed page if the user prints before the sheet has loaded. */
const OnScreen = styled.div<{ $onPaper: boolean }>`
  display: contents;

  ${media.print} {
    display: ${({ $onPaper }) => ($onPaper ? 'block' : 'none')};
    overflow: hidden;
    contain: strict;
    height: calc(100vh - 1px);
  }
`;

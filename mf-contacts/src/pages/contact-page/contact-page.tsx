import { shownText } from '@rapport/contracts';
import { useDocumentTitle } from '@rapport/remote-api';
import { Link, useParams } from '@rapport/remote-api/router';
import { media, TextLink, theme } from '@rapport/shared-ui';
import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense, use } from 'react';
import styled from 'styled-components';
import { contactsRoute } from '../../contacts/contact-routes.ts';
import { ContactUnavailable } from '../../contacts/contact-unavailable.tsx';
import { useContact } from '../../contacts/use-contact.ts';
import { DeletedContactBars } from '../../features/delete-contact/deleted-contact-bars.tsx';
import { useMergeOffers } from '../../features/merge/merge-offers.ts';
import { QuizDialogHost } from '../../features/quiz-dialog/quiz-dialog-host.tsx';
import { LAST_MS, useLater } from '../../ui/use-later.ts';
import { ContactDialogsHost } from '../contact-dialogs-host.tsx';
import { useContactSheet } from '../contact-sheet/use-contact-sheet.ts';
import { ContactContent } from './contact-content.tsx';
import { PersonSkeleton } from '../person/person-skeleton.tsx';
import { useContactReads } from './use-contact-reads.ts';

const MergedBars = lazy(() =>
  import('../../features/merge/merged-bars.tsx').then((bars) => ({ default: bars.MergedBars })),
);

/** The page of one contact, at /contacts/:contactId. */
export function ContactPage() {
  const { contactId } = useParams();
  const wait = useContactReads(contactId);
  return (
    <>
      {wait !== null && <Wait end={wait} />}
      <PageOfContact contactId={contactId} />
    </>
  );
}

/** Suspends until the promise settles. */
function Wait({ end }: { end: Promise<unknown> }) {
  use(end);
  return null;
}

function PageOfContact({ contactId }: { contactId: string | undefined }) {
  const state = useContact(contactId);
  const { offers } = useMergeOffers(useLater(state.status === 'ready', LAST_MS));
  const paper = useContactSheet(state.status === 'ready');
  useDocumentTitle(state.status === 'ready' ? shownText(state.contact.displayName) : 'Contact');
  const page = (
    <Page $onPaper={paper === null}>
      <TextLink asChild tone="muted" icon={<ChevronLeft aria-hidden />}>
        <Link to={contactsRoute()}>Back to Contacts</Link>
      </TextLink>
      <DeletedContactBars opensRestored={false} />
      {state.status === 'loading' ? (
        <PersonSkeleton />
      ) : state.status === 'ready' ? (
        <QuizDialogHost key={state.contact.id} contact={state.contact}>
          <ContactDialogsHost contact={state.contact}>
            {offers.length > 0 && (
              <Suspense fallback={null}>
                <MergedBars contactId={state.contact.id} />
              </Suspense>
            )}
            <ContactContent contact={state.contact} />
          </ContactDialogsHost>
        </QuizDialogHost>
      ) : (
        <Message>
          <ContactUnavailable state={state} headingLevel={1} withWayBack={false} />
        </Message>
      )}
    </Page>
  );
  return (
    <>
      {paper !== null && state.status === 'ready' && <paper.ContactSheet contact={state.contact} />}
      {page}
    </>
  );
}

/** Limits the output to one printed page if the user prints before the sheet has loaded. */
const Page = styled.div<{ $onPaper: boolean }>`
  max-width: ${theme.size.page};
  margin: 0 auto;
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[12]};

  & > a {
    min-height: ${theme.size.control};
  }

  ${media.print} {
    display: ${({ $onPaper }) => ($onPaper ? 'block' : 'none')};
    overflow: hidden;
    contain: strict;
    height: calc(100vh - 1px);
    padding: 0;

    & > a {
      display: none;
    }
  }

  ${media.narrow} {
    padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[10]};
  }
`;

const Message = styled.div`
  margin: ${theme.space[8]} 0;
`;

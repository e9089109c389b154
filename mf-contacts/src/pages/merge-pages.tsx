import { nameInSentence } from '@rapport/contracts';
import { useDocumentTitle, useShellApi } from '@rapport/remote-api';
import { contactQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import {
  Link,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from '@rapport/remote-api/router';
import { media, PartBoundary, Skeleton, SkeletonGroup, TextLink, theme } from '@rapport/shared-ui';
import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import { contactRoute, contactsRoute, duplicatesRoute } from '../contacts/contact-routes.ts';
import { ContactUnavailable } from '../contacts/contact-unavailable.tsx';
import { useContact, type ContactState } from '../contacts/use-contact.ts';
import { useBulkUndo } from '../contacts/bulk-undo.ts';
import { CompanySpellings } from '../features/companies/company-spellings.tsx';
import { DuplicatePairs } from '../features/merge/duplicate-pairs.tsx';
import { MergeForm } from '../features/merge/merge-form.tsx';
import { MergeWith } from '../features/merge/merge-with.tsx';
import { MergedBars } from '../features/merge/merged-bars.tsx';

const BulkUndoBar = lazy(() =>
  import('./contacts-page/selection-parts.ts').then((parts) => ({ default: parts.BulkUndoBar })),
);

/** Likely duplicates, at /contacts/duplicates. */
export function DuplicatesPage() {
  useDocumentTitle('Possible duplicates');
  const undo = useBulkUndo();
  return (
    <MergeFrame back={{ to: contactsRoute(), label: 'Back to Contacts' }}>
      <Title>Possible duplicates</Title>
      <Lede>Pairs that are or may be one person. The most certain come first.</Lede>
      <PartBoundary>
        <MergedBars />
        {undo !== null && (
          <Suspense>
            <BulkUndoBar undo={undo} />
          </Suspense>
        )}
      </PartBoundary>
      <PartBoundary>
        <CompanySpellings />
      </PartBoundary>
      <PartBoundary>
        <DuplicatePairs />
      </PartBoundary>
    </MergeFrame>
  );
}

/** Chooses the other entry of the same person, at /contacts/:contactId/merge. */
export function MergeWithPage() {
  const { state, contact } = useWholeContact(useParams()['contactId']);
  const [params] = useSearchParams();
  useDocumentTitle('Merge with…');
  if (contact === undefined) return <NotReady states={[state]} />;
  const name = nameInSentence(contact.displayName);
  return (
    <MergeFrame back={{ to: contactRoute(contact.id), label: `Back to ${name}` }}>
      <Title>Who is the same person as {name}?</Title>
      <PartBoundary>
        <MergeWith contact={contact} asked={params.get('text')?.trim() ?? ''} />
      </PartBoundary>
    </MergeFrame>
  );
}

/** Merges two contacts, at /contacts/:contactId/merge/:otherId. */
export function MergePage() {
  const { contactId, otherId } = useParams();
  const navigate = useNavigate();
  const location = useLocation();
  const { state: ownState, contact: own } = useWholeContact(contactId);
  const { state: otherState, contact: other } = useWholeContact(otherId);
  useDocumentTitle('Merge contacts');
  if (own === undefined || other === undefined) {
    return <NotReady states={[ownState, otherState]} />;
  }
  const fromDuplicates = Object(location.state).fromDuplicates === true;
  const origin = fromDuplicates ? duplicatesRoute() : contactRoute(own.id);
  return (
    <MergeFrame
      back={{
        to: origin,
        label: fromDuplicates ? 'Back to Duplicates' : `Back to ${nameInSentence(own.displayName)}`,
      }}
    >
      <Title>Are these one person?</Title>
      <Lede>
        Choose what stays, field by field. Everything you logged and observed moves along, and you
        can undo the merge for 10 minutes.
      </Lede>
      <PartBoundary>
        <MergeForm
          own={own}
          other={other}
          onCancel={() => void navigate(origin)}
          onMerged={async () => navigate(origin, { replace: true })}
        />
      </PartBoundary>
    </MergeFrame>
  );
}

/** A contact with all fields, or the reason why it can't be shown. */
function useWholeContact(contactId: string | undefined) {
  const state = useContact(contactId);
  const { data } = useQuery({
    ...contactQuery(useShellApi(), contactId ?? ''),
    enabled: state.status === 'ready',
  });
  return { state, contact: state.status === 'ready' ? data : undefined };
}

function NotReady({ states }: { states: readonly ContactState[] }) {
  const failed = states.find((state) => state.status !== 'loading' && state.status !== 'ready');
  return (
    <MergeFrame back={{ to: contactsRoute(), label: 'Back to Contacts' }}>
      {failed ? (
        <ContactUnavailable state={failed} headingLevel={1} withWayBack={false} />
      ) : (
        <SkeletonGroup label="Loading contacts">
          <Skeleton height="2rem" width="20rem" />
          <Skeleton height="20rem" />
        </SkeletonGroup>
      )}
    </MergeFrame>
  );
}

function MergeFrame({
  back,
  children,
}: {
  back: { to: string; label: string };
  children: ReactNode;
}) {
  return (
    <Page>
      <TextLink asChild tone="muted" icon={<ChevronLeft aria-hidden />}>
        <Link to={back.to}>{back.label}</Link>
      </TextLink>
      {children}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: ${theme.size.detailMax};
  margin: 0 auto;
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[12]};

  & > a {
    justify-self: start;
    min-height: ${theme.size.control};
  }

  ${media.small} {
    padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[10]};
  }
`;

const Title = styled.h1`
  font: ${theme.font.display};
  letter-spacing: ${theme.tracking.tight};
  overflow-wrap: anywhere;
  text-wrap: balance;

  ${media.small} {
    font: ${theme.font.question};
  }
`;

const Lede = styled.p`
  max-width: ${theme.size.measure};
  color: ${theme.color.textMuted};
  font: ${theme.font.reading};
`;

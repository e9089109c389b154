import { nameInSentence } from '@rapport/contracts';
import { useDocumentTitle, useShellApi } from '@rapport/remote-api';
import { contactQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { useLocation, useNavigate, useParams, useSearchParams } from '@rapport/remote-api/router';
import { PartBoundary, Skeleton, SkeletonGroup } from '@rapport/shared-ui';
import { contactRoute, contactsRoute, duplicatesRoute } from '../contacts/contact-routes.ts';
import { ContactUnavailable } from '../contacts/contact-unavailable.tsx';
import { useContact, type ContactState } from '../contacts/use-contact.ts';
import { MergeForm } from '../features/merge/merge-form.tsx';
import { MergeWith } from '../features/merge/merge-with.tsx';
import { Lede, MergeFrame, Title } from './merge-frame.tsx';

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

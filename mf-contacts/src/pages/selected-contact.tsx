import { type ContactSummary } from '@rapport/contracts';
import { Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import { lazy, Suspense } from 'react';
import { contactTabRoute } from '../contacts/contact-tabs.ts';
import { ContactDetail } from '../features/contact-detail/contact-detail.tsx';

// The list comes first: what is recorded about a contact is fetched once one is selected.
const loadRecords = () => import('./contact-records.tsx');
const Attention = lazy(() => loadRecords().then((records) => ({ default: records.Attention })));
const Interactions = lazy(() =>
  loadRecords().then((records) => ({ default: records.Interactions })),
);
const RecentInteractions = lazy(() =>
  loadRecords().then((records) => ({ default: records.RecentInteractions })),
);

interface SelectedContactProps {
  contactId: string;
  /** The contact as the list shows it; spares the reader the wait. */
  known: ContactSummary | undefined;
  wide: boolean;
}

/** The contact that is selected in the list, with all that is recorded about it. */
export function SelectedContact(props: SelectedContactProps) {
  return (
    <ContactDetail
      {...props}
      attention={(contact) => (
        <Suspense fallback={<RecordsSkeleton />}>
          <Attention contact={contact} folded={!props.wide} />
        </Suspense>
      )}
      recent={({ id }) => (
        <Suspense>
          <RecentInteractions contactId={id} allRoute={contactTabRoute(id, 'interactions')} />
        </Suspense>
      )}
      history={({ id }) => (
        <Suspense fallback={<RecordsSkeleton />}>
          <Interactions contactId={id} />
        </Suspense>
      )}
    />
  );
}

/** As high as the health of a contact with a step below. */
function RecordsSkeleton() {
  return (
    <SkeletonGroup label="Loading records">
      <Skeleton height={`calc(4 * ${theme.space[16]})`} />
    </SkeletonGroup>
  );
}

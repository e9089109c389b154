import { type ContactSummary } from '@rapport/api-client';
import { PartBoundary, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import { lazy, Suspense } from 'react';
import { contactTabRoute } from '../../contacts/contact-routes.ts';
import { CardsSkeleton } from './detail-skeleton.tsx';

// The list comes first: what is recorded about a contact is fetched once one is selected.
const loadRecords = () => import('../contact-records.ts');
const Attention = lazy(() => loadRecords().then((records) => ({ default: records.Attention })));
const Interactions = lazy(() =>
  loadRecords().then((records) => ({ default: records.Interactions })),
);
const RecentInteractions = lazy(() =>
  loadRecords().then((records) => ({ default: records.RecentInteractions })),
);

const ProfileCardGrid = lazy(() =>
  loadRecords().then((records) => ({ default: records.ProfileCardGrid })),
);

interface LazyAttentionProps {
  contact: ContactSummary;
  /** Shows the first step and folds the others away. */
  folded?: boolean;
}

/** How the relationship is doing and what to do next. */
export function LazyAttention(props: LazyAttentionProps) {
  return (
    <PartBoundary>
      <Suspense fallback={<RecordsSkeleton />}>
        <Attention {...props} />
      </Suspense>
    </PartBoundary>
  );
}

/** All interactions, for narrow screens. */
export function LazyInteractions({ contactId }: { contactId: string }) {
  return (
    <PartBoundary>
      <Suspense fallback={<RecordsSkeleton />}>
        <Interactions contactId={contactId} />
      </Suspense>
    </PartBoundary>
  );
}

/** The latest interactions, for wide screens. */
export function LazyRecentInteractions({ contactId }: { contactId: string }) {
  return (
    <PartBoundary>
      <Suspense>
        <RecentInteractions
          contactId={contactId}
          allRoute={contactTabRoute(contactId, 'interactions')}
        />
      </Suspense>
    </PartBoundary>
  );
}

interface LazyProfileCardsProps {
  contact: ContactSummary;
  /** One below the heading level of the person's name. */
  headingLevel: 2 | 3;
}

/** What the estimate says about the contact, in three cards. */
export function LazyProfileCards(props: LazyProfileCardsProps) {
  return (
    <PartBoundary>
      <Suspense
        fallback={
          <SkeletonGroup label="Loading profile">
            <CardsSkeleton />
          </SkeletonGroup>
        }
      >
        <ProfileCardGrid {...props} />
      </Suspense>
    </PartBoundary>
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

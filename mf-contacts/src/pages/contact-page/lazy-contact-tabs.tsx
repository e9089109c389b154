import { Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import { lazy, Suspense, type ComponentProps } from 'react';

// The person and what to do next come first: each tab is fetched when it is shown.
const Interactions = lazy(() =>
  import('../../features/interactions/interactions.tsx').then((module) => ({
    default: module.Interactions,
  })),
);
const InteractionStyles = lazy(() =>
  import('../../features/profile/interaction-styles.tsx').then((module) => ({
    default: module.InteractionStyles,
  })),
);

/** All interactions. */
export function LazyInteractionsTab(props: ComponentProps<typeof Interactions>) {
  return (
    <Suspense fallback={<TabSkeleton label="Loading interactions" />}>
      <Interactions {...props} />
    </Suspense>
  );
}

/** Who they are, how best to interact, and what drives and unsettles them. */
export function LazyInteractionStyles(props: ComponentProps<typeof InteractionStyles>) {
  return (
    <Suspense fallback={<TabSkeleton label="Loading profile" />}>
      <InteractionStyles {...props} />
    </Suspense>
  );
}

function TabSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton height={`calc(4 * ${theme.space[16]})`} />
    </SkeletonGroup>
  );
}

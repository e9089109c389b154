import { Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import { lazy, Suspense, type ComponentProps } from 'react';

const Recommendations = lazy(() =>
  import('../features/recommendations/recommendations.tsx').then((module) => ({
    default: module.Recommendations,
  })),
);

/** What to say, do, and avoid with a person, loaded when its tab is first opened. */
export function LazyRecommendations(props: ComponentProps<typeof Recommendations>) {
  return (
    <Suspense
      fallback={
        <SkeletonGroup label="Loading recommendations">
          <Skeleton height={`calc(4 * ${theme.space[16]})`} />
        </SkeletonGroup>
      }
    >
      <Recommendations {...props} />
    </Suspense>
  );
}

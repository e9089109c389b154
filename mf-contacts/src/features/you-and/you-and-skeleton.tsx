import { Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';

/** As high as the first cards, which are loading with their code. */
export function YouAndSkeleton() {
  return (
    <SkeletonGroup label="Loading the comparison">
      <Skeleton height={`calc(8 * ${theme.space[16]})`} />
    </SkeletonGroup>
  );
}

import { Skeleton, SkeletonGroup, theme } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function SkeletonPage() {
  return (
    <Specimens>
      <Specimen title="Skeleton: circle, lines, block" column width="20rem">
        <SkeletonGroup label="Loading coaching">
          <Skeleton shape="circle" />
        </SkeletonGroup>
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton width="80%" height={theme.space[3]} />
        <Skeleton shape="block" height={theme.space[16]} />
      </Specimen>
    </Specimens>
  );
}

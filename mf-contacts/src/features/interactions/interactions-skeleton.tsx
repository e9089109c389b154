import { Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

const ROWS = ['first', 'second', 'third'];

/** The skeleton of interactions that are loading. */
export function InteractionsSkeleton() {
  return (
    <SkeletonGroup label="Loading interactions">
      {ROWS.map((row) => (
        <Row key={row}>
          <Skeleton shape="circle" width={theme.space[8]} height={theme.space[8]} />
          <Lines>
            <Skeleton width="40%" />
            <Skeleton width="75%" height={theme.space[3]} />
          </Lines>
        </Row>
      ))}
    </SkeletonGroup>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} 0;
`;

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

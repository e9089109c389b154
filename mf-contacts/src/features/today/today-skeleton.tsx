import { media, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

const ROWS = ['first', 'second', 'third', 'fourth'];

/** The skeleton of the day while it's loading. */
export function TodaySkeleton() {
  return (
    <SkeletonGroup label="Loading today">
      <Shape>
        <Skeleton width="25%" height={theme.space[8]} />
        <Skeleton width="70%" />
        {ROWS.map((row) => (
          <Skeleton key={row} height={theme.space[10]} />
        ))}
      </Shape>
    </SkeletonGroup>
  );
}

const Shape = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  max-width: ${theme.size.detailMax};
  padding: ${theme.space[6]} ${theme.space[8]} ${theme.space[12]};

  ${media.narrow} {
    /* It fills a phone, so that no one sees the list below it move. */
    min-height: calc(100dvh - ${theme.size.header});
    padding: ${theme.space[4]};
  }
`;

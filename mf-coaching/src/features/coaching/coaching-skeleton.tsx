import { Card, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { SummaryColumn } from './summary-column.ts';

const ROWS = ['1', '2', '3', '4', '5', '6'] as const;

/** The summary's shape while the profile loads. */
export function CoachingSkeleton() {
  return (
    <SummaryColumn>
      <Card>
        <Shapes label="Loading your profile">
          <Skeleton width="40%" height={theme.space[5]} />
          {ROWS.map((row) => (
            <Row key={row}>
              <Skeleton height={theme.space[3]} width="80%" />
              <Skeleton height={theme.space[2]} />
            </Row>
          ))}
        </Shapes>
      </Card>
    </SummaryColumn>
  );
}

const Shapes = styled(SkeletonGroup)`
  display: grid;
  gap: ${theme.space[5]};
`;

const Row = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

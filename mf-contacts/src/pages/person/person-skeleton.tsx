import { Card, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { Area, OverviewGrid, PersonFrame, PersonGrid } from './person-layout.ts';

const LINES = ['92%', '98%', '64%', '95%', '88%', '71%'];

/** The skeleton of a person while the contact is loading. */
export function PersonSkeleton() {
  return (
    <SkeletonGroup label="Loading contact">
      <PersonFrame>
        <PersonGrid>
          <Area $name="header">
            <Person>
              <Skeleton shape="circle" width={theme.space[16]} height={theme.space[16]} />
              <Lines>
                <Skeleton width="40%" height={theme.space[6]} />
                <Skeleton width="60%" height={theme.space[3]} />
              </Lines>
            </Person>
            <Skeleton width="75%" height={theme.size.control} />
          </Area>
          <Area $name="before">
            <Card>
              <Skeleton width="45%" height={theme.space[4]} />
            </Card>
          </Area>
          <OverviewGrid>
            <Card>
              <Lines>
                <Skeleton width="40%" height={theme.space[8]} />
                {['EI', 'SN', 'TF', 'JP'].map((axis) => (
                  <Skeleton key={axis} height={theme.space[2]} />
                ))}
              </Lines>
            </Card>
            <Card>
              <Lines>
                <Skeleton width="45%" height={theme.space[10]} />
                <Skeleton height={theme.space[8]} />
              </Lines>
            </Card>
          </OverviewGrid>
          <Area $name="rest">
            <Skeleton width="60%" height={theme.space[8]} />
            {LINES.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </Area>
        </PersonGrid>
      </PersonFrame>
    </SkeletonGroup>
  );
}

const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[4]};
  align-items: center;
`;

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

import { Card, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { PageColumns, Stack } from './page-columns.tsx';

const LINES = ['92%', '98%', '64%', '95%', '88%', '71%'];

/** The shape of the page while the contact is on its way. */
export function ContactPageSkeleton() {
  return (
    <SkeletonGroup label="Loading contact">
      <PageColumns>
        <Stack>
          <Card>
            <Stack>
              <Person>
                <Skeleton shape="circle" width={theme.space[16]} height={theme.space[16]} />
                <Skeleton width="80%" height={theme.space[6]} />
              </Person>
              <Skeleton width="55%" />
              <Skeleton width="85%" />
              <Skeleton width="70%" />
              <Skeleton height={theme.size.control} />
            </Stack>
          </Card>
          <Card>
            <Stack>
              <Skeleton width="40%" height={theme.space[8]} />
              {['EI', 'SN', 'TF', 'JP'].map((axis) => (
                <Skeleton key={axis} height={theme.space[2]} />
              ))}
            </Stack>
          </Card>
        </Stack>
        <Stack>
          <Skeleton width="60%" height={theme.space[8]} />
          {LINES.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Stack>
      </PageColumns>
    </SkeletonGroup>
  );
}

const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[4]};
  align-items: center;
`;

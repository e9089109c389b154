import { Card, media, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { CardColumns } from './recommendation-card.tsx';
import { GroupStack } from './recommendation-groups.tsx';

const ROWS = ['1', '2', '3', '4', '5', '6'] as const;
const CARDS = ['1', '2', '3'] as const;

/** A placeholder for the profile while the scores load. */
export function SummarySkeleton() {
  return (
    <Card>
      <SkeletonGroup label="Loading your profile">
        <SummaryTitle>
          <Skeleton width="45%" height={theme.space[4]} />
        </SummaryTitle>
        <Rows>
          {ROWS.map((row) => (
            <Row key={row}>
              <Ends>
                <Skeleton width="28%" height={theme.space[3]} />
                <Skeleton width="24%" height={theme.space[3]} />
              </Ends>
              <Skeleton height={theme.space[2]} />
            </Row>
          ))}
        </Rows>
        <Foot>
          <Skeleton width="65%" height={theme.space[3]} />
        </Foot>
      </SkeletonGroup>
    </Card>
  );
}

/** A placeholder for the cards while they load. */
export function GroupsSkeleton() {
  return (
    <SkeletonGroup label="Loading coaching recommendations">
      <GroupTitle>
        <Skeleton width="10rem" height={theme.space[5]} />
      </GroupTitle>
      <GroupStack>
        {CARDS.map((card) => (
          <Card key={card}>
            <CardColumns $steps>
              <Lines>
                <Skeleton width="30%" height={theme.space[3]} />
                <Skeleton width="70%" height={theme.space[4]} />
                <Skeleton height={theme.space[3]} />
                <Skeleton width="60%" height={theme.space[3]} />
              </Lines>
              <Lines>
                <Skeleton width="92%" height={theme.space[3]} />
                <Skeleton width="80%" height={theme.space[3]} />
                <Skeleton width="88%" height={theme.space[3]} />
              </Lines>
            </CardColumns>
          </Card>
        ))}
      </GroupStack>
    </SkeletonGroup>
  );
}

const SummaryTitle = styled.div`
  height: calc(5.5 * ${theme.space[1]});
`;

const Rows = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[4]};
`;

/** As high as a line of two words and a scale with its number, so that nothing moves afterward. */
const Row = styled.div`
  display: grid;
  align-content: space-evenly;
  height: calc(11.5 * ${theme.space[1]});
`;

const Foot = styled.div`
  display: grid;
  align-items: center;
  min-height: calc(4.5 * ${theme.space[1]});
  margin-top: calc(${theme.space[4]} + ${theme.size.hairline} + ${theme.space[3]});

  ${media.narrow} {
    min-height: ${theme.size.touch};
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
`;

const GroupTitle = styled.div`
  margin-bottom: ${theme.space[3]};
`;

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  align-content: start;
`;

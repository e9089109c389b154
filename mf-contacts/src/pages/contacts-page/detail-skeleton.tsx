import { Card, media, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

const AXES = ['EI', 'SN', 'TF', 'JP'];
const CARDS = ['Core Identity', 'Communication', 'Development Areas'];
const ENTRIES = ['first', 'second', 'third'];

/** The shape of a contact while it is on its way. */
export function DetailSkeleton() {
  return (
    <SkeletonGroup label="Loading contact">
      <Detail>
        <Person>
          <Skeleton shape="circle" width={theme.space[16]} height={theme.space[16]} />
          <Lines>
            <Skeleton width="40%" height={theme.space[6]} />
            <Skeleton width="60%" height={theme.space[3]} />
          </Lines>
          <Facts>
            <Skeleton width="75%" height={theme.space[3]} />
          </Facts>
        </Person>
        <Snapshot padding="none">
          <Lines>
            <Skeleton width="30%" height={theme.space[10]} />
            <Skeleton width="45%" height={theme.space[4]} />
            <Axes>
              {AXES.map((axis) => (
                <Skeleton key={axis} height={theme.space[2]} />
              ))}
            </Axes>
            <Skeleton width="60%" height={theme.space[8]} />
          </Lines>
          <Lines>
            <Skeleton width="45%" height={theme.space[10]} />
            <Skeleton height={theme.space[8]} />
            <Skeleton height={theme.space[8]} />
          </Lines>
        </Snapshot>
        <CardsSkeleton />
      </Detail>
    </SkeletonGroup>
  );
}

/** The shape of the three profile cards. */
export function CardsSkeleton() {
  return (
    <Cards>
      {CARDS.map((card) => (
        <Card key={card}>
          <Lines>
            <Skeleton width="55%" />
            {ENTRIES.map((entry) => (
              <Lines key={entry}>
                <Skeleton width="35%" height={theme.space[2]} />
                <Skeleton width="96%" height={theme.space[3]} />
                <Skeleton width="64%" height={theme.space[3]} />
              </Lines>
            ))}
          </Lines>
        </Card>
      ))}
    </Cards>
  );
}

const Detail = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  max-width: ${theme.size.detailMax};
  padding: ${theme.space[6]} ${theme.space[8]} ${theme.space[12]};

  ${media.narrow} {
    padding: 0 ${theme.space[4]} ${theme.space[10]};
  }
`;

const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[2]} ${theme.space[4]};
  align-items: center;
`;

const Facts = styled.div`
  grid-column: 2;
`;

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  align-content: start;
`;

const Axes = styled.div`
  display: grid;
  gap: calc(5.5 * ${theme.space[1]});
  padding: ${theme.space[3]} 0 ${theme.space[5]};
`;

const Snapshot = styled(Card)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  min-height: calc(5 * ${theme.space[16]});

  & > * {
    padding: ${theme.space[5]};
  }

  & > * + * {
    border-left: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  }

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);

    & > * + * {
      border: 0;
    }
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[4]};

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

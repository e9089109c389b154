import { Card, media, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

const LINES = ['100%', '94%', '98%', '60%'];
const CARDS = ['Core Identity', 'Communication', 'Development Areas'];

/** The shape of a contact while it is on its way. */
export function DetailSkeleton() {
  return (
    <SkeletonGroup label="Loading contact">
      <Detail>
        <Person>
          <Skeleton shape="circle" width={theme.space[16]} height={theme.space[16]} />
          <Lines>
            <Skeleton width="40%" height={theme.space[6]} />
            <Skeleton width="65%" height={theme.space[3]} />
          </Lines>
        </Person>
        <Snapshot padding="none">
          <Lines>
            <Skeleton width="30%" height={theme.space[8]} />
            <Skeleton width="45%" height={theme.space[3]} />
            {['EI', 'SN', 'TF', 'JP'].map((axis) => (
              <Skeleton key={axis} height={theme.space[2]} />
            ))}
          </Lines>
          <Lines>
            <Skeleton width="45%" height={theme.space[10]} />
            <Skeleton height={theme.space[8]} />
            <Skeleton height={theme.space[8]} />
          </Lines>
        </Snapshot>
        <Cards>
          {CARDS.map((card) => (
            <Card key={card}>
              <Lines>
                <Skeleton width="55%" />
                {LINES.map((width) => (
                  <Skeleton key={width} width={width} height={theme.space[3]} />
                ))}
              </Lines>
            </Card>
          ))}
        </Cards>
      </Detail>
    </SkeletonGroup>
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
  gap: ${theme.space[4]};
  align-items: center;
`;

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  align-content: start;
`;

const Snapshot = styled(Card)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  min-height: calc(${theme.space[16]} * 5);

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

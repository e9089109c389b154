import { Card, media, theme } from '@rapport/shared-ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface QuestionGroupProps {
  title: string;
  /** The number of first-level questions with an answer. */
  answered: number;
  /** The number of first-level questions. */
  total: number;
  children: ReactNode;
}

/** A card of questions with a title and progress. */
export function QuestionGroup({ title, answered, total, children }: QuestionGroupProps) {
  const titleId = useId();
  return (
    <Card padding="none" asChild>
      <section aria-labelledby={titleId}>
        <Head>
          <Title id={titleId}>{title}</Title>
          <Count>
            {answered} of {total}
          </Count>
        </Head>
        {children}
      </section>
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[4]};

  ${media.small} {
    padding-inline: ${theme.space[4]};
  }
`;

const Title = styled.h2`
  font: ${theme.font.section};
  letter-spacing: ${theme.tracking.section};
`;

const Count = styled.span`
  flex: none;
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
  font-variant-numeric: tabular-nums;
`;

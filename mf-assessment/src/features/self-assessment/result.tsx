import {
  dimensionEnds,
  dimensionLabel,
  scoreBand,
  SELF_ASSESSMENT_DIMENSIONS,
  SELF_ASSESSMENT_SECTIONS,
  type PersonalityScores,
  type SelfAssessmentAnswers,
  type SelfAssessmentDimension,
} from '@rapport/contracts';
import { Card, media, ScoreBar, theme } from '@rapport/shared-ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { groundsOf } from './self-assessment-answers.ts';
import { MeaningOfScores } from './meaning-of-scores.tsx';

interface ResultProps {
  scores: PersonalityScores;
  /** The answers behind the scores; null if they're unknown. */
  behind: SelfAssessmentAnswers | null;
}

/** The fourteen scores by section, each between its two poles, and their meaning. */
export function Result({ scores, behind }: ResultProps) {
  const mayBeUnanswered = behind === null && Object.values(scores).includes(50);
  return (
    <>
      <Sections>
        {SELF_ASSESSMENT_SECTIONS.map(({ title, dimensions }) => (
          <ResultSection key={title} title={title}>
            {dimensions.map((dimension) => (
              <Row key={dimension}>
                <DimensionScore
                  dimension={dimension}
                  score={scores[SELF_ASSESSMENT_DIMENSIONS[dimension].field]}
                  behind={behind}
                />
              </Row>
            ))}
          </ResultSection>
        ))}
      </Sections>
      <MeaningOfScores mayBeUnanswered={mayBeUnanswered} />
    </>
  );
}

function ResultSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card padding="none" asChild>
      <Section aria-labelledby={titleId}>
        <Title id={titleId}>{title}</Title>
        <ul>{children}</ul>
      </Section>
    </Card>
  );
}

interface DimensionScoreProps {
  dimension: SelfAssessmentDimension;
  score: number | null;
  behind: SelfAssessmentAnswers | null;
}

function DimensionScore({ dimension, score, behind }: DimensionScoreProps) {
  const { lowEnd, highEnd } = dimensionEnds(dimension);
  const row = { label: dimensionLabel(dimension), lowLabel: lowEnd, highLabel: highEnd };
  const grounds = groundsOf(dimension, behind);
  if (score === null) return <ScoreBar {...row} value={null} />;
  // Without an answer, the stored score is 50, which says nothing about the user.
  if (grounds === 'not answered') return <ScoreBar {...row} value={null} valueText={grounds} />;
  if (grounds === 'one answer') {
    const isHigh = score > 50;
    return (
      <ScoreBar
        {...row}
        value={score}
        tentative
        valueText={`leans ${isHigh ? highEnd : lowEnd}, one answer`}
        highlight={isHigh ? 'high' : 'low'}
      />
    );
  }
  if (grounds !== 'measured') {
    return <ScoreBar {...row} value={score} measured={false} valueText={grounds} />;
  }
  const band = scoreBand(score);
  return (
    <ScoreBar
      {...row}
      value={score}
      valueText={band}
      highlight={band === 'middle' ? undefined : band}
    />
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

const Section = styled.section`
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[2]};

  ${media.small} {
    padding-inline: ${theme.space[4]};
  }
`;

const Title = styled.h2`
  margin-bottom: ${theme.space[1]};
  font: ${theme.font.section};
  letter-spacing: ${theme.tracking.section};
`;

const Row = styled.li`
  padding: ${theme.space[3]} 0 ${theme.space[4]};

  & + & {
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  }
`;

import {
  SELF_ASSESSMENT_BANK,
  type Answer,
  type SelfAssessmentAnswers,
  type SelfAssessmentQuestion,
} from '@rapport/contracts';
import { Card, media, theme } from '@rapport/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { FirstLevelQuestion } from './first-level-question.tsx';

interface QuestionSectionProps {
  title: string;
  /** The first-level questions of this section. */
  questions: readonly SelfAssessmentQuestion[];
  /** The number of the first one on the page. */
  firstNumber: number;
  answers: SelfAssessmentAnswers;
  onAnswer: (questionId: string, answer: Answer) => void;
}

/** A group of questions under its name, with how many of them are answered. */
export function QuestionSection({
  title,
  questions,
  firstNumber,
  answers,
  onAnswer,
}: QuestionSectionProps) {
  const titleId = useId();
  const answered = questions.filter(({ id }) => answers[id] !== undefined).length;
  return (
    <Card padding="none" asChild>
      <section aria-labelledby={titleId}>
        <Head>
          <Title id={titleId}>{title}</Title>
          <Count>
            {answered} of {questions.length}
          </Count>
        </Head>
        {questions.map((question, index) => (
          <FirstLevelQuestion
            key={question.id}
            number={firstNumber + index}
            question={question}
            followUps={SELF_ASSESSMENT_BANK.filter(
              (other) => other.level === 'L2' && other.parentQuestionId === question.id,
            )}
            answers={answers}
            onAnswer={onAnswer}
          />
        ))}
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
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
  font-variant-numeric: tabular-nums;
`;

import {
  type Answer,
  type SelfAssessmentAnswers,
  type SelfAssessmentQuestion,
} from '@rapport/contracts';
import { media, RadioCards, theme } from '@rapport/shared-ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { FollowUpQuestions } from './follow-up-questions.tsx';

/** The id of the element that contains a question with its answers. */
export function questionElementId(questionId: string): string {
  return `question-${questionId}`;
}

interface FirstLevelQuestionProps {
  /** Its position on the page, from 1. */
  number: number;
  question: SelfAssessmentQuestion;
  followUps: readonly SelfAssessmentQuestion[];
  answers: SelfAssessmentAnswers;
  onAnswer: (questionId: string, answer: Answer) => void;
}

/** A question with two ways of working, and Unsure, which shows more specific questions. */
export function FirstLevelQuestion({
  number,
  question,
  followUps,
  answers,
  onAnswer,
}: FirstLevelQuestionProps) {
  const headingId = useId();
  const [isFolded, setIsFolded] = useState(false);
  const answer = answers[question.id] ?? null;
  return (
    <Question id={questionElementId(question.id)}>
      <Heading id={headingId}>
        <Number>{number}</Number> {question.question}
      </Heading>
      <RadioCards<Answer>
        labelledBy={headingId}
        columns={2}
        value={answer}
        onValueChange={(next) => {
          setIsFolded(false);
          onAnswer(question.id, next);
        }}
        options={[
          { value: 'A', label: question.optionA.text },
          { value: 'B', label: question.optionB.text },
          {
            value: 'Unsure',
            label: "I'm not sure - Show me more specific questions",
            quiet: true,
          },
        ]}
      />
      {answer === 'Unsure' && (
        <FollowUpQuestions
          questions={followUps}
          open={!isFolded}
          onOpenChange={(open) => setIsFolded(!open)}
          answers={answers}
          onAnswer={onAnswer}
        />
      )}
    </Question>
  );
}

/** A focused answer is scrolled to below the sticky bars, with its question visible. */
const Question = styled.div`
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[6]};
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};

  ${media.small} {
    padding-inline: ${theme.space[4]};
  }

  & :is([role='radio'], [aria-expanded]) {
    scroll-margin-block: calc(${theme.size.header} + ${theme.space[16]} + ${theme.space[16]})
      ${theme.space[16]};
  }
`;

const Heading = styled.h3`
  margin-bottom: ${theme.space[3]};
  font: ${theme.font.largeStrong};
  text-wrap: pretty;
`;

const Number = styled.span`
  margin-right: ${theme.space[1]};
  color: ${theme.color.textFaint};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.light};
`;

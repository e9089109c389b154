import {
  type Answer,
  type SelfAssessmentAnswers,
  type SelfAssessmentQuestion,
} from '@rapport/contracts';
import { Collapsible, RadioCards, theme } from '@rapport/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';

interface FollowUpQuestionsProps {
  questions: readonly SelfAssessmentQuestion[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  answers: SelfAssessmentAnswers;
  onAnswer: (questionId: string, answer: Answer) => void;
}

/** The more specific questions below one that was answered with Unsure. Collapsing them keeps their answers. */
export function FollowUpQuestions({
  questions,
  open,
  onOpenChange,
  answers,
  onAnswer,
}: FollowUpQuestionsProps) {
  return (
    <Well
      label="More Specific Questions"
      count={questions.length}
      open={open}
      onOpenChange={onOpenChange}
    >
      <Questions>
        <Hint>Answer as many as you can: your score is their average.</Hint>
        {questions.map((question) => (
          <FollowUpQuestion
            key={question.id}
            question={question}
            answer={answers[question.id]}
            onAnswer={(answer) => onAnswer(question.id, answer)}
          />
        ))}
      </Questions>
    </Well>
  );
}

interface FollowUpQuestionProps {
  question: SelfAssessmentQuestion;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

function FollowUpQuestion({ question, answer, onAnswer }: FollowUpQuestionProps) {
  const headingId = useId();
  return (
    <div>
      <Heading id={headingId}>{question.question}</Heading>
      <RadioCards
        labelledBy={headingId}
        columns={2}
        value={answer === 'A' || answer === 'B' ? answer : null}
        onValueChange={onAnswer}
        options={[
          { value: 'A', label: question.optionA.text },
          { value: 'B', label: question.optionB.text },
        ]}
      />
    </div>
  );
}

const Well = styled(Collapsible)`
  margin-top: ${theme.space[4]};
`;

const Questions = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

const Hint = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;

const Heading = styled.h4`
  margin-bottom: ${theme.space[2]};
  font: ${theme.font.bodyMedium};
  text-wrap: pretty;
`;

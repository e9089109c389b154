import {
  SELF_ASSESSMENT_BANK,
  type Answer,
  type SelfAssessmentAnswers,
  type SelfAssessmentQuestion,
} from '@rapport/contracts';
import { QuestionGroup } from '../../question-group.tsx';
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
  const answered = questions.filter(({ id }) => answers[id] !== undefined).length;
  return (
    <QuestionGroup title={title} answered={answered} total={questions.length}>
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
    </QuestionGroup>
  );
}

import {
  SELF_ASSESSMENT_BANK,
  SELF_ASSESSMENT_SECTIONS,
  type Answer,
  type SelfAssessmentAnswers,
  type SelfAssessmentQuestion,
} from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { QuestionGroup } from '../../ui/question-group.tsx';
import { FirstLevelQuestion, questionElementId } from './first-level-question.tsx';

/** The first-level questions by section, in order, each section with the number of its first question. */
const SECTIONS = SELF_ASSESSMENT_SECTIONS.map(({ title, dimensions }, index) => ({
  title,
  firstNumber:
    1 + SELF_ASSESSMENT_SECTIONS.slice(0, index).flatMap((before) => before.dimensions).length,
  questions: SELF_ASSESSMENT_BANK.filter(
    ({ level, dimension }) => level === 'L1' && dimensions.includes(dimension),
  ),
}));

/** Focuses the first question without an answer, and scrolls to it. The focus ring is also shown to mouse users. */
export function focusNextUnanswered(answers: SelfAssessmentAnswers): void {
  const questions = SECTIONS.flatMap((section) => section.questions);
  const next = questions.find(({ id }) => answers[id] === undefined);
  if (!next) return;
  const element = document.getElementById(questionElementId(next.id));
  element?.querySelector<HTMLElement>('[role="radio"]')?.focus({ focusVisible: true });
}

interface QuestionsProps {
  answers: SelfAssessmentAnswers;
  onAnswer: (questionId: string, answer: Answer) => void;
}

/** All questions of the self-assessment, in titled sections. */
export function Questions({ answers, onAnswer }: QuestionsProps) {
  return (
    <Sections>
      {SECTIONS.map((section) => (
        <QuestionSection key={section.title} {...section} answers={answers} onAnswer={onAnswer} />
      ))}
    </Sections>
  );
}

interface QuestionSectionProps {
  title: string;
  /** The first-level questions of this section. */
  questions: readonly SelfAssessmentQuestion[];
  /** The number of the first one on the page. */
  firstNumber: number;
  answers: SelfAssessmentAnswers;
  onAnswer: (questionId: string, answer: Answer) => void;
}

/** A section of questions with its title and progress. */
function QuestionSection({
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

const Sections = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

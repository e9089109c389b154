import {
  SELF_ASSESSMENT_BANK,
  SELF_ASSESSMENT_SECTIONS,
  type Answer,
  type SelfAssessmentAnswers,
} from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { QuestionSection } from './question-section.tsx';

/** The first-level questions by section, in the order asked, each section with the number it begins at. */
const SECTIONS = SELF_ASSESSMENT_SECTIONS.map(({ title, dimensions }, index) => ({
  title,
  firstNumber:
    1 + SELF_ASSESSMENT_SECTIONS.slice(0, index).flatMap((before) => before.dimensions).length,
  questions: SELF_ASSESSMENT_BANK.filter(
    ({ level, dimension }) => level === 'L1' && dimensions.includes(dimension),
  ),
}));

/** The first-level question that comes first among those without an answer, or null. */
export function nextUnanswered(answers: SelfAssessmentAnswers): string | null {
  const questions = SECTIONS.flatMap((section) => section.questions);
  return questions.find(({ id }) => answers[id] === undefined)?.id ?? null;
}

interface QuestionsProps {
  answers: SelfAssessmentAnswers;
  onAnswer: (questionId: string, answer: Answer) => void;
}

/** All questions of the self-assessment, in their named groups. */
export function Questions({ answers, onAnswer }: QuestionsProps) {
  return (
    <Sections>
      {SECTIONS.map((section) => (
        <QuestionSection key={section.title} {...section} answers={answers} onAnswer={onAnswer} />
      ))}
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

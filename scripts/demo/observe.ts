import {
  type Answer,
  type MotivationType,
  QUIZ_BANK,
  type QuizQuestion,
  type QuizResponse,
  quizResponses,
  quizState,
  type WorkStyleType,
} from '@rapport/contracts';

/** What somebody has seen of a contact, from which every answer of the quiz follows. */
export interface Observation {
  workStyle: WorkStyleType;
  motivation: MotivationType;
  /** First-level questions that they cannot decide. */
  unsure: readonly string[];
  /** Follow-ups that point the other way. */
  otherwise?: readonly string[];
}

/** Goes through the whole quiz as the dialog asks it. */
export function observe(observation: Observation): QuizResponse[] {
  const answers: Answer[] = [];
  for (
    let { next } = quizState(QUIZ_BANK, answers);
    next;
    { next } = quizState(QUIZ_BANK, answers)
  ) {
    answers.push(answerTo(next, observation));
  }
  return quizResponses(QUIZ_BANK, answers);
}

function answerTo(question: QuizQuestion, observation: Observation): Answer {
  if (observation.unsure.includes(question.id)) return 'Unsure';
  const [a, b] = [question.optionA.value, question.optionB.value].map((value) =>
    typeof value === 'number'
      ? value === observation.motivation
      : observation.workStyle.includes(value),
  );
  // A follow-up about two other types was not observed; a first-level question is decided anyway.
  if (!a && !b) return question.level === 'L2' ? 'Unsure' : 'A';
  const turned = observation.otherwise?.includes(question.id) ?? false;
  return a !== turned ? 'A' : 'B';
}

import {
  type Answer,
  type MotivationType,
  QUIZ_BANK,
  type QuizQuestion,
  type QuizResponse,
  quizResponses,
  quizState,
  type WorkStyleLetter,
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
  const chosen: (MotivationType | WorkStyleLetter)[] = [];
  for (
    let { next } = quizState(QUIZ_BANK, answers);
    next;
    { next } = quizState(QUIZ_BANK, answers)
  ) {
    const answer = answerTo(next, observation, chosen);
    answers.push(answer);
    if (answer !== 'Unsure') chosen.push(next[`option${answer}`].value);
  }
  return quizResponses(QUIZ_BANK, answers);
}

function answerTo(
  question: QuizQuestion,
  observation: Observation,
  chosen: readonly (MotivationType | WorkStyleLetter)[],
): Answer {
  if (observation.unsure.includes(question.id)) return 'Unsure';
  const fits = (value: MotivationType | WorkStyleLetter) =>
    typeof value === 'number'
      ? value === observation.motivation
      : observation.workStyle.includes(value);
  const times = (value: MotivationType | WorkStyleLetter) =>
    chosen.filter((other) => other === value).length;
  const [a, b] = [question.optionA.value, question.optionB.value];
  const turned = observation.otherwise?.includes(question.id) ?? false;
  if (fits(a) !== fits(b)) return fits(a) !== turned ? 'A' : 'B';
  // About two other types: the answer that adds least to any of them.
  return times(a) <= times(b) ? 'A' : 'B';
}

import {
  estimateDetails,
  narrowingQuestions,
  narrowingResponses,
  quizResponses,
  quizState,
  scoreQuiz,
  type Answer,
  type OpenReason,
  type QuizBank,
  type QuizQuestion,
  type QuizResponse,
  type QuizResult,
} from '@rapport/contracts';

/** All answers of one quiz, in the order given. */
export interface GivenAnswers {
  answers: readonly Answer[];
  /** Answers to the questions that narrow down a tie; null while nothing is narrowed down. */
  narrowing: readonly Answer[] | null;
  /** The answers of an earlier result that is narrowed down now, in place of `answers`. */
  earlier?: readonly QuizResponse[] | undefined;
}

/** Where a quiz stands, as the header of its dialog tells it. */
export interface QuizStep {
  /** Null when nothing is left to ask. */
  question: QuizQuestion | null;
  questionNumber: number;
  answered: number;
  expected: number;
  percent: number;
  /** How many questions the last answer has added. */
  added: number;
}

/** What is asked after these answers. Narrowing down counts its own few questions. */
export function stepAfter(bank: QuizBank, given: GivenAnswers): QuizStep {
  if (given.narrowing === null) {
    const { next, ...state } = quizState(bank, given.answers);
    const before = quizState(bank, given.answers.slice(0, -1));
    return { ...state, question: next, added: state.expected - before.expected };
  }
  const questions = questionsToNarrow(bank, given);
  const answered = given.narrowing.length;
  return {
    question: questions[answered] ?? null,
    questionNumber: answered + 1,
    answered,
    expected: questions.length,
    added: 0,
    percent: Math.round((100 * answered) / Math.max(1, questions.length)),
  };
}

/** The questions that can narrow down the result of these answers; none without a tie. */
export function questionsToNarrow(bank: QuizBank, given: GivenAnswers) {
  return narrowingQuestions(bank, firstResponses(bank, given));
}

function firstResponses(bank: QuizBank, { answers, earlier }: GivenAnswers): QuizResponse[] {
  return earlier ? [...earlier] : quizResponses(bank, answers);
}

/** The answers as they are scored and sent. */
export function responsesOf(bank: QuizBank, given: GivenAnswers): QuizResponse[] {
  const responses = firstResponses(bank, given);
  if (given.narrowing === null) return responses;
  return [...responses, ...narrowingResponses(questionsToNarrow(bank, given), given.narrowing)];
}

export function resultOf(bank: QuizBank, given: GivenAnswers): QuizResult {
  return scoreQuiz(bank, responsesOf(bank, given));
}

/** Why no single motivation type comes out of these answers; null when one does. */
export function openReasonOf(bank: QuizBank, given: GivenAnswers): OpenReason | null {
  return estimateDetails(bank, responsesOf(bank, given)).enneagramOpenReason;
}

export function lastAnswer({ answers, narrowing }: GivenAnswers): Answer | undefined {
  return (narrowing ?? answers).at(-1);
}

export function withOneMore(given: GivenAnswers, answer: Answer): GivenAnswers {
  const { answers, narrowing } = given;
  return narrowing === null
    ? { ...given, answers: [...answers, answer] }
    : { ...given, narrowing: [...narrowing, answer] };
}

export function withOneLess({ answers, narrowing, ...rest }: GivenAnswers): GivenAnswers {
  return narrowing === null
    ? { ...rest, answers: answers.slice(0, -1), narrowing }
    : { ...rest, answers, narrowing: narrowing.slice(0, -1) };
}

/** How many answers are not on record yet: the quiz is saved before it can be narrowed down. */
export function unsavedCount({ answers, narrowing }: GivenAnswers): number {
  return (narrowing ?? answers).length;
}

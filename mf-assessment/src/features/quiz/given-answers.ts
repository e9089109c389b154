import {
  narrowingQuestions,
  narrowingResponses,
  quizResponses,
  quizState,
  scoreQuiz,
  type Answer,
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
}

/** Where a quiz stands, as the header of its dialog tells it. */
export interface QuizStep {
  /** Null when nothing is left to ask. */
  question: QuizQuestion | null;
  questionNumber: number;
  percent: number;
}

/** What is asked after these answers. Narrowing down counts its own few questions. */
export function stepAfter(bank: QuizBank, given: GivenAnswers): QuizStep {
  if (given.narrowing === null) {
    const { next, questionNumber, percent } = quizState(bank, given.answers);
    return { question: next, questionNumber, percent };
  }
  const questions = questionsToNarrow(bank, given);
  const answered = given.narrowing.length;
  return {
    question: questions[answered] ?? null,
    questionNumber: answered + 1,
    percent: Math.round((100 * answered) / Math.max(1, questions.length)),
  };
}

/** The questions that can narrow down the result of these answers; none without a tie. */
export function questionsToNarrow(bank: QuizBank, { answers }: GivenAnswers) {
  return narrowingQuestions(bank, quizResponses(bank, answers));
}

/** The answers as they are scored and sent. */
export function responsesOf(bank: QuizBank, given: GivenAnswers): QuizResponse[] {
  const responses = quizResponses(bank, given.answers);
  if (given.narrowing === null) return responses;
  return [...responses, ...narrowingResponses(questionsToNarrow(bank, given), given.narrowing)];
}

export function resultOf(bank: QuizBank, given: GivenAnswers): QuizResult {
  return scoreQuiz(bank, responsesOf(bank, given));
}

export function lastAnswer({ answers, narrowing }: GivenAnswers): Answer | undefined {
  return (narrowing ?? answers).at(-1);
}

export function withOneMore({ answers, narrowing }: GivenAnswers, answer: Answer): GivenAnswers {
  return narrowing === null
    ? { answers: [...answers, answer], narrowing }
    : { answers, narrowing: [...narrowing, answer] };
}

export function withOneLess({ answers, narrowing }: GivenAnswers): GivenAnswers {
  return narrowing === null
    ? { answers: answers.slice(0, -1), narrowing }
    : { answers, narrowing: narrowing.slice(0, -1) };
}

/** How many answers are not on record yet: the quiz is saved before it can be narrowed down. */
export function unsavedCount({ answers, narrowing }: GivenAnswers): number {
  return (narrowing ?? answers).length;
}

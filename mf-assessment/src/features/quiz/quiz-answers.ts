import {
  estimateDetails,
  motivationEstimate,
  motivationLabel,
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

/** The answers of one quiz, in the order in which they were chosen. */
export interface QuizAnswers {
  answers: readonly Answer[];
  /** Answers to the questions that narrow down a tie; null if nothing is being narrowed down. */
  narrowing: readonly Answer[] | null;
  /** The answers of an earlier result that's being narrowed down, used instead of `answers`. */
  earlier?: readonly QuizResponse[] | undefined;
}

/** The progress of a quiz, and the next question. */
export interface QuizProgress {
  /** Null if nothing is left to ask. */
  question: QuizQuestion | null;
  questionNumber: number;
  answered: number;
  expected: number;
  percent: number;
  /** How many questions the last answer has added. */
  added: number;
}

/** Returns the progress after these answers. Narrowing down counts its own few questions. */
export function progressAfter(bank: QuizBank, quiz: QuizAnswers): QuizProgress {
  if (quiz.narrowing === null) {
    const { next, ...state } = quizState(bank, quiz.answers);
    const before = quizState(bank, quiz.answers.slice(0, -1));
    return { ...state, question: next, added: state.expected - before.expected };
  }
  const questions = questionsToNarrow(bank, quiz);
  const answered = quiz.narrowing.length;
  return {
    question: questions[answered] ?? null,
    questionNumber: answered + 1,
    answered,
    expected: questions.length,
    added: 0,
    percent: Math.round((100 * answered) / Math.max(1, questions.length)),
  };
}

/** Returns the questions that can narrow down the result of these answers; empty without a tie. */
export function questionsToNarrow(bank: QuizBank, quiz: QuizAnswers) {
  return narrowingQuestions(bank, firstResponses(bank, quiz));
}

function firstResponses(bank: QuizBank, { answers, earlier }: QuizAnswers): QuizResponse[] {
  return earlier ? [...earlier] : quizResponses(bank, answers);
}

/** Returns the answers as they're scored and sent. */
export function responsesOf(bank: QuizBank, quiz: QuizAnswers): QuizResponse[] {
  const responses = firstResponses(bank, quiz);
  if (quiz.narrowing === null) return responses;
  return [...responses, ...narrowingResponses(questionsToNarrow(bank, quiz), quiz.narrowing)];
}

export function resultOf(bank: QuizBank, quiz: QuizAnswers): QuizResult {
  return scoreQuiz(bank, responsesOf(bank, quiz));
}

/**
 * Returns what narrowing down a tie has changed, as a sentence; null if nothing was narrowed down. Source: the
 * wording of ties in the design of the guidance.
 */
export function narrowedText(bank: QuizBank, quiz: QuizAnswers): string | null {
  if (quiz.narrowing === null) return null;
  const before = leadersOf(bank, { ...quiz, narrowing: null });
  const after = leadersOf(bank, quiz);
  const [leader] = after;
  if (after.length === 1 && leader !== undefined) {
    return `${motivationLabel(leader)} leads now, so the tie is settled.`;
  }
  const count = responsesOf(bank, quiz).length;
  const gone = before.filter((type) => !after.includes(type));
  if (gone.length === 0) {
    return `Still tied after ${count} answers: ${labels(after)} fit equally. That may be how they are.`;
  }
  return `${labels(gone)} ${gone.length === 1 ? 'is' : 'are'} out. ${labels(after)} still fit equally after ${count} answers.`;
}

function leadersOf(bank: QuizBank, quiz: QuizAnswers): readonly number[] {
  const enneagramOpenReason = openReasonOf(bank, quiz);
  return motivationEstimate({ ...resultOf(bank, quiz), enneagramOpenReason })?.types ?? [];
}

function labels(types: readonly number[]): string {
  return new Intl.ListFormat('en').format(types.map(motivationLabel));
}

/** Returns why the motivation is open according to these answers; null if one type comes out. */
export function openReasonOf(bank: QuizBank, quiz: QuizAnswers): OpenReason | null {
  return estimateDetails(bank, responsesOf(bank, quiz)).enneagramOpenReason;
}

export function lastAnswer({ answers, narrowing }: QuizAnswers): Answer | undefined {
  return (narrowing ?? answers).at(-1);
}

export function withOneMore(quiz: QuizAnswers, answer: Answer): QuizAnswers {
  const { answers, narrowing } = quiz;
  return narrowing === null
    ? { ...quiz, answers: [...answers, answer] }
    : { ...quiz, narrowing: [...narrowing, answer] };
}

export function withOneLess({ answers, narrowing, ...rest }: QuizAnswers): QuizAnswers {
  return narrowing === null
    ? { ...rest, answers: answers.slice(0, -1), narrowing }
    : { ...rest, answers, narrowing: narrowing.slice(0, -1) };
}

/**
 * Returns the number of unsaved answers. A quiz is saved before it's narrowed down, so then only those of narrowing
 * count.
 */
export function unsavedCount({ answers, narrowing }: QuizAnswers): number {
  return (narrowing ?? answers).length;
}

import {
  type AnswerEvidence,
  narrowingQuestions,
  QUIZ_BANK,
  type QuizQuestion,
  type QuizResponse,
  WORK_STYLE_DIMENSIONS,
} from '@rapport/contracts';

/** A prompt that a user has seen: what to watch for, asked after an interaction. */
export interface SeenPrompt {
  questionId: string;
  seenAt: Date;
}

/** A question is asked again after this many days at the earliest. */
const PROMPT_PAUSE_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The question to watch for next: of the first axis that is open or unknown, else of a tie.
 * Of an axis, the first-level question if it has no answer, else its follow-ups: without answer,
 * then Unsure, then the one whose answer is oldest. Of a tie, the questions that tell it apart, one
 * after the other.
 * @param responses the answers of the newest run, the oldest answer first
 * @returns null where nothing is open, or every question was asked within the last 90 days
 */
export function nextPrompt(
  evidence: AnswerEvidence,
  responses: readonly QuizResponse[],
  seen: readonly SeenPrompt[],
  now: Date,
): QuizQuestion | null {
  const recent = new Set(
    seen
      .filter(({ seenAt }) => now.getTime() - seenAt.getTime() < PROMPT_PAUSE_DAYS * DAY_MS)
      .map(({ questionId }) => questionId),
  );
  const isFree = ({ id }: QuizQuestion) => !recent.has(id);
  for (const dimension of WORK_STYLE_DIMENSIONS) {
    if (evidence.axes[dimension].state === 'certain') continue;
    const free = questionsInOrder(dimension, responses).find(isFree);
    if (free) return free;
  }
  if (evidence.motivation.state !== 'tied') return null;
  return narrowingQuestions(QUIZ_BANK, responses).find(isFree) ?? null;
}

function questionsInOrder(
  dimension: (typeof WORK_STYLE_DIMENSIONS)[number],
  responses: readonly QuizResponse[],
): QuizQuestion[] {
  const family = QUIZ_BANK.filter(
    (question) => question.category === 'work_style' && question.dimension === dimension,
  );
  const answers = new Map(responses.map(({ questionId, answer }) => [questionId, answer]));
  const unanswered = ({ id }: QuizQuestion) => !answers.has(id);
  const unsure = ({ id }: QuizQuestion) => answers.get(id) === 'Unsure';
  const parent = family.filter((question) => question.level === 'L1' && unanswered(question));
  const followUps = family.filter(({ level }) => level === 'L2');
  const age = ({ id }: QuizQuestion) =>
    responses.findLastIndex(({ questionId }) => questionId === id);
  const taken = followUps
    .filter((question) => !unanswered(question) && !unsure(question))
    .sort((a, b) => age(a) - age(b));
  return [...parent, ...followUps.filter(unanswered), ...followUps.filter(unsure), ...taken];
}

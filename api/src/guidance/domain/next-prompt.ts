import {
  type AnswerEvidence,
  narrowingQuestions,
  QUIZ_BANK,
  type QuizQuestion,
  type QuizResponse,
  WORK_STYLE_DIMENSIONS,
  type WorkStyleDimension,
} from '@rapport/contracts';

/** A question to watch for that the user has answered after an interaction. */
export interface SeenPrompt {
  questionId: string;
  seenAt: Date;
  /** True if the user saw a side since the last retake; false if it didn't come up. */
  sawSide: boolean;
}

/** The minimum number of days before a question is asked again. */
const PROMPT_PAUSE_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the question to watch for next: of the first axis that's open or unknown, or else of a tie. For an axis,
 * it's the first-level question if that has no answer, or else a follow-up: one without an answer, then an Unsure
 * one, then the one with the oldest answer. For a tie, it's the next of the questions that separate it. Axes on
 * which both sides were seen are skipped.
 * @param responses the answers of the newest run, oldest first
 * @returns null if nothing is open, or every question was asked within the last 90 days
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
    if (doesBoth(dimension, evidence, responses, seen)) continue;
    const free = questionsInOrder(dimension, responses).find(isFree);
    if (free) return free;
  }
  if (evidence.motivation.state !== 'tied') return null;
  return narrowingQuestions(QUIZ_BANK, responses).find(isFree) ?? null;
}

/**
 * Returns whether the user has observed every question about an axis and seen a side each time, but the answers
 * still don't decide: the contact does both.
 */
export function doesBoth(
  dimension: WorkStyleDimension,
  evidence: AnswerEvidence,
  responses: readonly QuizResponse[],
  seen: readonly SeenPrompt[],
): boolean {
  if (evidence.axes[dimension].state !== 'open') return false;
  const watched = new Set(seen.flatMap((each) => (each.sawSide ? [each.questionId] : [])));
  return questionsInOrder(dimension, responses).every(({ id }) => watched.has(id));
}

/**
 * The questions that may be asked about an axis. Follow-ups count only while their first-level question is Unsure.
 */
function questionsInOrder(
  dimension: WorkStyleDimension,
  responses: readonly QuizResponse[],
): QuizQuestion[] {
  const family = QUIZ_BANK.filter(
    (question) => question.category === 'work_style' && question.dimension === dimension,
  );
  const answers = new Map(responses.map(({ questionId, answer }) => [questionId, answer]));
  const unanswered = ({ id }: QuizQuestion) => !answers.has(id);
  const unsure = ({ id }: QuizQuestion) => answers.get(id) === 'Unsure';
  const parents = family.filter((question) => question.level === 'L1' && unanswered(question));
  if (parents.length > 0) return parents;
  const followUps = family.filter(({ level }) => level === 'L2');
  const age = ({ id }: QuizQuestion) =>
    responses.findLastIndex(({ questionId }) => questionId === id);
  const taken = followUps
    .filter((question) => !unanswered(question) && !unsure(question))
    .sort((a, b) => age(a) - age(b));
  return [...followUps.filter(unanswered), ...followUps.filter(unsure), ...taken];
}

import {
  type AnswerEvidence,
  narrowingQuestions,
  QUIZ_BANK,
  type QuizQuestion,
  type QuizResponse,
  WORK_STYLE_DIMENSIONS,
  type WorkStyleDimension,
} from '@rapport/contracts';

/** A prompt that a user has seen: what to watch for, asked after an interaction. */
export interface SeenPrompt {
  questionId: string;
  seenAt: Date;
  /** Whether the user saw one side or the other since the last full set of answers; false where it did not come up. */
  sawSide: boolean;
}

/** A question is asked again after this many days at the earliest. */
const PROMPT_PAUSE_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The question to watch for next: of the first axis that is open or unknown, else of a tie.
 * Of an axis, the first-level question if it has no answer, else its follow-ups: without answer,
 * then Unsure, then the one whose answer is oldest. Of a tie, the questions that tell it apart, one
 * after the other. An axis of which both sides were seen is not asked about again.
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
    if (doesBoth(dimension, evidence, responses, seen)) continue;
    const free = questionsInOrder(dimension, responses).find(isFree);
    if (free) return free;
  }
  if (evidence.motivation.state !== 'tied') return null;
  return narrowingQuestions(QUIZ_BANK, responses).find(isFree) ?? null;
}

/**
 * Whether the user watched for every question about an axis and saw one side or the other each time, and
 * the answers still do not decide: they do both.
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

/** What may be asked about an axis. Follow-ups count only while their first-level question is Unsure. */
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

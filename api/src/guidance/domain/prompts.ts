import {
  type AnswerEvidence,
  answerEvidence,
  narrowingQuestions,
  OBSERVE_TEXTS,
  QUIZ_BANK,
  type QuizResponse,
} from '@rapport/contracts';
import { type WatchForDto } from '../dto/guidance.dto.ts';
import { type RunFacts } from './estimate-of-run.ts';
import { nextPrompt, type SeenPrompt } from './next-prompt.ts';

/** What the user has watched for. A question whose answer is waiting to join a run isn't asked again. */
export interface PromptsSeen {
  seen: readonly (SeenPrompt & { waits: boolean })[];
}

/** The most prompts that a briefing needs. */
const PROMPTS = 2;

/**
 * Returns whether the questions with waiting answers are all that separate the tie. A changed run may need fewer of
 * them than the previous one; then one has to be asked again so that the answers join a run.
 */
function tellsApart(waiting: readonly string[], responses: readonly QuizResponse[]): boolean {
  return narrowingQuestions(QUIZ_BANK, responses).every(({ id }) => waiting.includes(id));
}

/** Returns what to watch for next in a contact; null if nothing is open, or everything was asked recently. */
export function watchForNext(
  facts: PromptsSeen & { run: RunFacts },
  now: Date,
): WatchForDto | null {
  const { responses } = facts.run;
  const evidence = responses && answerEvidence(QUIZ_BANK, responses);
  return promptsFor(facts, facts.run, evidence, now)[0] ?? null;
}

/** Returns the next things to watch for, in order. */
export function promptsFor(
  { seen }: PromptsSeen,
  run: RunFacts,
  evidence: AnswerEvidence | null,
  now: Date,
) {
  if (run.responses === null || evidence === null) return [];
  const waiting = seen.filter(({ waits }) => waits).map(({ questionId }) => questionId);
  const isWaitOver = waiting.length > 0 && tellsApart(waiting, run.responses);
  const asked: SeenPrompt[] = seen.map(({ waits, ...prompt }) => ({
    ...prompt,
    seenAt: waits && !isWaitOver ? now : prompt.seenAt,
  }));
  const prompts: (WatchForDto & { question: string })[] = [];
  while (prompts.length < PROMPTS) {
    const next = nextPrompt(evidence, run.responses, asked, now);
    if (next === null) break;
    asked.push({ questionId: next.id, seenAt: now, sawSide: false });
    const texts = OBSERVE_TEXTS[next.id];
    const about = next.category === 'work_style' ? next.dimension : 'motivation';
    if (texts !== undefined) prompts.push({ questionId: next.id, about, ...texts });
  }
  return prompts;
}

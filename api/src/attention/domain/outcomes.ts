import { type HealthTrend, type InteractionOutcome } from '@rapport/contracts';

/** How an interaction went. `follow_up_needed` is excluded because it only says what's left to do. */
export type Outcome = Exclude<InteractionOutcome, 'follow_up_needed'>;

const VALUES: Record<Outcome, number> = { positive: 1, neutral: 0.5, negative: 0 };
const RECENT = 6;
/** The weight halves with every third outcome back. */
const HALF_LIFE = 3;
const TREND = { from: 4, newest: 3, step: 0.25 } as const;

/** Returns the last six outcomes, newest first, from interactions in that order. */
export function recentOutcomes(
  newestFirst: readonly { outcome: InteractionOutcome | null }[],
): Outcome[] {
  return newestFirst
    .flatMap(({ outcome }) => (outcome === null || outcome === 'follow_up_needed' ? [] : [outcome]))
    .slice(0, RECENT);
}

/**
 * Returns the weighted mean of outcomes, 0–100; they must be newest first, and the newest weighs most. Null without
 * any.
 */
export function weightedOutcome(outcomes: readonly Outcome[]): number | null {
  if (outcomes.length === 0) return null;
  let total = 0;
  let weights = 0;
  outcomes.forEach((outcome, index) => {
    const weight = 0.5 ** (index / HALF_LIFE);
    total += weight * VALUES[outcome];
    weights += weight;
  });
  return (100 * total) / weights;
}

/** Compares the newest three of the recent outcomes with the older ones; this takes at least four. */
export function outcomeTrend(outcomes: readonly Outcome[]): HealthTrend {
  if (outcomes.length < TREND.from) return 'insufficient';
  const change = mean(outcomes.slice(0, TREND.newest)) - mean(outcomes.slice(TREND.newest));
  if (change >= TREND.step) return 'improving';
  return change <= -TREND.step ? 'declining' : 'stable';
}

function mean(outcomes: readonly Outcome[]): number {
  return outcomes.reduce((sum, outcome) => sum + VALUES[outcome], 0) / outcomes.length;
}

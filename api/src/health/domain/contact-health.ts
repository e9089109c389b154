import {
  type ContactHealth,
  type HealthStatus,
  type HealthTrend,
  type InteractionOutcome,
} from '@rapport/contracts';
import { type Cadence, cadence } from './cadence.ts';
import { healthReasons, NO_DATA_REASONS } from './health-reasons.ts';
import { type Outcome, outcomeTrend, recentOutcomes, weightedOutcome } from './outcomes.ts';
import { addDays, daysBetween } from './utc-days.ts';

/** The part of an interaction that health is about. */
export interface HealthInteraction {
  interactionDate: Date;
  outcome: InteractionOutcome | null;
}

export interface HealthInput {
  /** Every interaction with the contact. Of two at the same instant the first one given is the later one. */
  interactions: readonly HealthInteraction[];
  /** The rhythm the user set, in whole days of at least 1; null when none is set. */
  cadenceDays: number | null;
  now: Date;
}

export type HealthReading = Omit<ContactHealth, 'contactId'>;

/**
 * Changes when the same interactions would get another score. The weights are a choice of the
 * product, not a finding: timing counts most, volume least, because fading relationships show no
 * steady decline in volume.
 */
const FORMULA_VERSION = '1';
const WEIGHTS = { recency: 0.4, frequency: 0.2, outcome: 0.4 } as const;
/** The most that a contact with something to repair, or with worsening outcomes, can reach. */
const TROUBLED_CAP = 74;
const THRIVING_FROM = 75;
const STEADY_FROM = 50;
const COOLING_FROM = 25;

/**
 * How much attention a relationship gets, measured against its own rhythm: 40% how long ago the
 * last contact was, 20% how many there were, 40% how they went. Without any outcome the first two
 * share the whole. Days are whole UTC days; what lies in the future counts as today.
 */
export function contactHealth({ interactions, cadenceDays, now }: HealthInput): HealthReading {
  const newestFirst = [...interactions].sort(
    (a, b) => b.interactionDate.getTime() - a.interactionDate.getTime(),
  );
  const dates = newestFirst.map(({ interactionDate }) => interactionDate);
  const rhythm = cadence(cadenceDays, dates);
  const [last] = dates;
  if (!last) return withoutData(rhythm, now);

  const ages = dates.map((date) => Math.max(0, daysBetween(date, now)));
  const daysSinceLast = Math.max(0, daysBetween(last, now));
  const overdueDays = Math.max(0, daysSinceLast - rhythm.days);
  const windowDays = Math.max(90, 3 * rhythm.days);
  const interactionsInWindow = ages.filter((age) => age <= windowDays).length;
  const expected = windowDays / rhythm.days;
  const outcomes = recentOutcomes(newestFirst);

  const recency = 100 * 0.5 ** (overdueDays / rhythm.days);
  const frequency = 100 * Math.min(1, interactionsInWindow / expected);
  const outcome = weightedOutcome(outcomes);
  const trend = outcomeTrend(outcomes);
  const needsRepair = outcomes[0] === 'negative';
  const score = healthScore({ recency, frequency, outcome }, isTroubled(outcomes, trend));

  return {
    score,
    status: healthStatus(score),
    recency: Math.round(recency),
    frequency: Math.round(frequency),
    outcome: outcome === null ? null : Math.round(outcome),
    trend,
    needsRepair,
    lastInteractionAt: last.toISOString(),
    daysSinceLast,
    cadenceDays: rhythm.days,
    cadenceSource: rhythm.source,
    nextDueAt: addDays(last, rhythm.days).toISOString(),
    overdueDays,
    interactionsInWindow,
    reasons: healthReasons({
      rhythm,
      daysSinceLast,
      overdueDays,
      windowDays,
      interactionsInWindow,
      expected: Math.ceil(expected),
      outcomes,
      trend,
    }),
    formulaVersion: FORMULA_VERSION,
    computedAt: now.toISOString(),
  };
}

function isTroubled(outcomes: readonly Outcome[], trend: HealthTrend): boolean {
  return outcomes[0] === 'negative' || trend === 'declining';
}

function healthScore(
  parts: { recency: number; frequency: number; outcome: number | null },
  troubled: boolean,
): number {
  const timing = WEIGHTS.recency * parts.recency + WEIGHTS.frequency * parts.frequency;
  const exact =
    parts.outcome === null
      ? timing / (WEIGHTS.recency + WEIGHTS.frequency)
      : timing + WEIGHTS.outcome * parts.outcome;
  // A half that floating point puts a hair too low still rounds up.
  const score = Math.round(exact + 1e-9);
  return troubled ? Math.min(score, TROUBLED_CAP) : score;
}

function healthStatus(score: number): HealthStatus {
  if (score >= THRIVING_FROM) return 'thriving';
  if (score >= STEADY_FROM) return 'steady';
  return score >= COOLING_FROM ? 'cooling' : 'at_risk';
}

function withoutData(rhythm: Cadence, now: Date): HealthReading {
  return {
    score: null,
    status: 'no_data',
    recency: null,
    frequency: null,
    outcome: null,
    trend: 'insufficient',
    needsRepair: false,
    lastInteractionAt: null,
    daysSinceLast: null,
    cadenceDays: rhythm.days,
    cadenceSource: rhythm.source,
    nextDueAt: null,
    overdueDays: 0,
    interactionsInWindow: 0,
    reasons: [...NO_DATA_REASONS],
    formulaVersion: FORMULA_VERSION,
    computedAt: now.toISOString(),
  };
}

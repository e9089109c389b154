import {
  type HealthStatus,
  type HealthTrend,
  type InteractionOutcome,
  type InteractionType,
} from '@rapport/contracts';
import { cadence } from './cadence.ts';
import { type CadenceChange } from './cadence-changes.ts';
import { contactWindow, type CadenceState, dueState, keptAt } from './cadence-timeline.ts';
import { attentionReasons, importedReasons, noDataReasons } from './attention-reasons.ts';
import { type Outcome, outcomeTrend, recentOutcomes, weightedOutcome } from './outcomes.ts';
import { daysBetween } from './utc-days.ts';
import { type ContactHealthDto } from '../dto/contact-health.dto.ts';

/** The fields of an interaction that health uses. */
export interface AttentionInteraction {
  interactionDate: Date;
  outcome: InteractionOutcome | null;
  type: InteractionType;
  /** True for an imported last interaction: the cadence counts from it, but it doesn't affect the score. */
  imported?: boolean;
}

export interface AttentionInput {
  /**
   * Every interaction with the contact. Of two at the same instant, the first one counts as later. Those after
   * `now` are planned and don't affect the health of the relationship.
   */
  interactions: readonly AttentionInteraction[];
  /** The cadence that the user set, in whole days of at least 1; null without one. */
  cadenceDays: number | null;
  /** The days on which the cadence changed, oldest first. */
  cadenceChanges: readonly CadenceChange[];
  /** When the contact was added; without any interaction, the cadence counts from here. */
  createdAt: Date;
  now: Date;
}

/** The health without the effect of marks on next steps, which is part of `DuePoint`. */
export type AttentionReading = Omit<ContactHealthDto, 'contactId' | 'nextDueAt' | 'dueState'>;

/**
 * Changes if the same interactions would get another score. The weights are a product decision, not a research
 * finding: timing counts most and volume least, because fading relationships show no steady decline in volume.
 */
const FORMULA_VERSION = '2';
const WEIGHTS = { recency: 0.4, frequency: 0.2, outcome: 0.4 } as const;
/** The maximum for a contact with something to repair or with worsening outcomes. */
const TROUBLED_CAP = 74;
const THRIVING_FROM = 75;
const STEADY_FROM = 50;
const COOLING_FROM = 25;

/**
 * Returns how much attention a relationship gets, relative to its own cadence: 40% for the time since the last
 * interaction, 20% for their number, 40% for their outcomes. Without any outcome, the first two make up the whole.
 * Days are whole UTC days. Only past interactions count; without any, there's no score. Without a cadence that the
 * user chose, a contact is never overdue, and an overdue contact isn't thriving. An imported last interaction
 * doesn't count.
 */
export function contactAttention(input: AttentionInput): AttentionReading {
  const { cadenceDays, cadenceChanges: changes, createdAt, now } = input;
  const { happened, planned } = happenedAndPlanned(input.interactions, now);
  const [last] = datesOf(happened);
  const scored = happened.filter(({ imported }) => imported !== true);
  const dates = datesOf(scored);
  const pace = cadence(cadenceDays, dates);
  const timeline = { days: pace.days, changes };
  const due = dueState(last ?? createdAt, timeline);
  const overdueDays = pace.source === 'user' ? Math.max(0, daysBetween(due.dueAt, now)) : 0;
  const common = {
    cadenceDays: pace.days,
    cadenceSource: pace.source,
    cadenceSetAt: changes.at(-1)?.setAt.toISOString() ?? null,
    overdueDays,
    nextPlannedAt: planned[0]?.interactionDate.toISOString() ?? null,
    formulaVersion: FORMULA_VERSION,
    computedAt: now.toISOString(),
  };
  const dueFacts = { cadence: pace, due, overdueDays, changes, planned: planned[0] ?? null, now };
  if (!last) {
    const daysSinceAdded = Math.max(0, daysBetween(createdAt, now));
    return { ...WITHOUT_DATA, ...common, reasons: noDataReasons({ ...dueFacts, daysSinceAdded }) };
  }

  const daysSinceLast = daysBetween(last, now);
  const lastInteractionAt = last.toISOString();
  const [lastScored] = dates;
  if (!lastScored) {
    const reasons = importedReasons({ ...dueFacts, daysSinceLast });
    return { ...WITHOUT_DATA, ...common, lastInteractionAt, daysSinceLast, reasons };
  }
  const window = contactWindow(timeline, now);
  const ages = dates.map((date) => daysBetween(date, now));
  const interactionsInWindow = ages.filter((age) => age <= window.days).length;
  const outcomes = recentOutcomes(scored);

  const recency = 100 * keptAt(dueState(lastScored, timeline), now, pace.days);
  const frequency = 100 * Math.min(1, interactionsInWindow / window.expected);
  const outcome = weightedOutcome(outcomes);
  const trend = outcomeTrend(outcomes);
  const score = attentionScore({ recency, frequency, outcome }, isTroubled(outcomes, trend));

  return {
    score,
    status: attentionStatus(score, overdueDays > 0),
    recency: Math.round(recency),
    frequency: Math.round(frequency),
    outcome: outcome === null ? null : Math.round(outcome),
    trend,
    needsRepair: outcomes[0] === 'negative',
    lastInteractionAt,
    daysSinceLast,
    interactionsInWindow,
    ...common,
    reasons: attentionReasons({
      ...dueFacts,
      daysSinceLast,
      windowDays: Math.ceil(window.days - 1e-9),
      interactionsInWindow,
      expected: Math.ceil(window.expected - 1e-9),
      outcomes,
      trend,
    }),
  };
}

/** Returns when the cadence ends, including an assumed one. */
export function contactDue(input: AttentionInput): CadenceState {
  const { cadenceDays, cadenceChanges: changes, createdAt, now } = input;
  const { happened } = happenedAndPlanned(input.interactions, now);
  const scored = happened.filter(({ imported }) => imported !== true);
  const { days } = cadence(cadenceDays, datesOf(scored));
  return dueState(happened[0]?.interactionDate ?? createdAt, { days, changes });
}

function datesOf(interactions: readonly AttentionInteraction[]): Date[] {
  return interactions.map(({ interactionDate }) => interactionDate);
}

/** Splits interactions into past ones, newest first, and planned ones, soonest first. */
export function happenedAndPlanned<T extends Pick<AttentionInteraction, 'interactionDate'>>(
  interactions: readonly T[],
  now: Date,
): { happened: T[]; planned: T[] } {
  const newestFirst = [...interactions].sort(
    (a, b) => b.interactionDate.getTime() - a.interactionDate.getTime(),
  );
  return {
    happened: newestFirst.filter(({ interactionDate }) => interactionDate <= now),
    planned: newestFirst.filter(({ interactionDate }) => interactionDate > now).reverse(),
  };
}

function isTroubled(outcomes: readonly Outcome[], trend: HealthTrend): boolean {
  return outcomes[0] === 'negative' || trend === 'declining';
}

function attentionScore(
  parts: { recency: number; frequency: number; outcome: number | null },
  troubled: boolean,
): number {
  const timing = WEIGHTS.recency * parts.recency + WEIGHTS.frequency * parts.frequency;
  const exact =
    parts.outcome === null
      ? timing / (WEIGHTS.recency + WEIGHTS.frequency)
      : timing + WEIGHTS.outcome * parts.outcome;
  // Corrects a half that floating point puts slightly too low, so that it rounds up.
  const score = Math.round(exact + 1e-9);
  return troubled ? Math.min(score, TROUBLED_CAP) : score;
}

function attentionStatus(score: number, isOverdue: boolean): HealthStatus {
  if (score >= THRIVING_FROM && !isOverdue) return 'thriving';
  if (score >= STEADY_FROM) return 'steady';
  return score >= COOLING_FROM ? 'cooling' : 'at_risk';
}

const WITHOUT_DATA = {
  score: null,
  status: 'no_data',
  recency: null,
  frequency: null,
  outcome: null,
  trend: 'insufficient',
  needsRepair: false,
  lastInteractionAt: null,
  daysSinceLast: null,
  interactionsInWindow: 0,
} as const;

import {
  type HealthStatus,
  type HealthTrend,
  type InteractionOutcome,
  type InteractionType,
} from '@rapport/contracts';
import { cadence } from './cadence.ts';
import { type CadenceChange } from './cadence-changes.ts';
import { contactWindow, type CadenceState, dueState, keptAt } from './cadence-timeline.ts';
import { healthReasons, importedReasons, noDataReasons } from './health-reasons.ts';
import { type Outcome, outcomeTrend, recentOutcomes, weightedOutcome } from './outcomes.ts';
import { daysBetween } from './utc-days.ts';
import { type ContactHealthDto } from '../dto/contact-health.dto.ts';

/** The part of an interaction that health is about. */
export interface HealthInteraction {
  interactionDate: Date;
  outcome: InteractionOutcome | null;
  type: InteractionType;
  /** Whether a file named it as the last contact: the cadence counts from it, and no score does. */
  imported?: boolean;
}

export interface HealthInput {
  /**
   * Every interaction with the contact. Of two at the same instant the first one given is the later
   * one. Those after `now` are planned: they say nothing about how the relationship is.
   */
  interactions: readonly HealthInteraction[];
  /** The cadence the user set, in whole days of at least 1; null when none is set. */
  cadenceDays: number | null;
  /** The days from which another cadence counted, oldest first. */
  cadenceChanges: readonly CadenceChange[];
  /** When the contact was added: without any interaction, its cadence counts from here. */
  createdAt: Date;
  now: Date;
}

/** The health without what the user did with the next steps, which lies with `DuePoint`. */
export type HealthReading = Omit<ContactHealthDto, 'contactId' | 'nextDueAt' | 'dueState'>;

/**
 * Changes when the same interactions would get another score. The weights are a choice of the
 * product, not a finding: timing counts most, volume least, because fading relationships show no
 * steady decline in volume.
 */
const FORMULA_VERSION = '2';
const WEIGHTS = { recency: 0.4, frequency: 0.2, outcome: 0.4 } as const;
/** The most that a contact with something to repair, or with worsening outcomes, can reach. */
const TROUBLED_CAP = 74;
const THRIVING_FROM = 75;
const STEADY_FROM = 50;
const COOLING_FROM = 25;

/**
 * How much attention a relationship gets, measured against its own cadence: 40% how long ago the
 * last contact was, 20% how many there were, 40% how they went. Without any outcome the first two
 * share the whole. Days are whole UTC days. Only what has happened counts; without any of it there is
 * no score. Without a cadence that the user chose no one is overdue, and who is overdue isn't thriving. What a file
 * named as the last contact is no part of the score.
 */
export function contactHealth(input: HealthInput): HealthReading {
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
  const score = healthScore({ recency, frequency, outcome }, isTroubled(outcomes, trend));

  return {
    score,
    status: healthStatus(score, overdueDays > 0),
    recency: Math.round(recency),
    frequency: Math.round(frequency),
    outcome: outcome === null ? null : Math.round(outcome),
    trend,
    needsRepair: outcomes[0] === 'negative',
    lastInteractionAt,
    daysSinceLast,
    interactionsInWindow,
    ...common,
    reasons: healthReasons({
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

/** When the cadence passes, also one that is only assumed. */
export function contactDue(input: HealthInput): CadenceState {
  const { cadenceDays, cadenceChanges: changes, createdAt, now } = input;
  const { happened } = happenedAndPlanned(input.interactions, now);
  const scored = happened.filter(({ imported }) => imported !== true);
  const { days } = cadence(cadenceDays, datesOf(scored));
  return dueState(happened[0]?.interactionDate ?? createdAt, { days, changes });
}

function datesOf(interactions: readonly HealthInteraction[]): Date[] {
  return interactions.map(({ interactionDate }) => interactionDate);
}

/** What has happened, newest first, and what is planned, soonest first. */
export function happenedAndPlanned<T extends Pick<HealthInteraction, 'interactionDate'>>(
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

function healthStatus(score: number, isOverdue: boolean): HealthStatus {
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

import { type ContactHealth } from '@rapport/api-client';
import {
  CADENCE_LIMITS,
  type CadenceSource,
  type HealthStatus,
  type HealthTrend,
} from '@rapport/contracts';
import { type BadgeTone, type ScoreRingTone } from '@rapport/shared-ui';

/** What a score is called, and the tone that repeats it. */
export const STATUS_WORDS: Readonly<Record<HealthStatus, { word: string; tone: ScoreRingTone }>> = {
  thriving: { word: 'Thriving', tone: 'positive' },
  steady: { word: 'Steady', tone: 'info' },
  cooling: { word: 'Cooling', tone: 'warning' },
  at_risk: { word: 'At risk', tone: 'negative' },
  no_data: { word: 'No interactions yet', tone: 'neutral' },
};

/** Where the outcomes are heading. */
export const TREND_WORDS: Readonly<Record<HealthTrend, string>> = {
  improving: 'Improving',
  stable: 'Stable',
  declining: 'Declining',
  insufficient: 'Too early to tell',
};

/** Where a cadence comes from. */
export const SOURCE_WORDS: Readonly<Record<CadenceSource, string>> = {
  user: 'set by you',
  observed: 'your usual pace',
  default: 'assumed until you set one',
};

/** A cadence as "Every day" or "Every 30 days". */
export function cadenceWords(days: number): string {
  return days === 1 ? 'Every day' : `Every ${days} days`;
}

/**
 * When the next contact is due, the first one too, and whether that is late; null while that is not known.
 * Days are those of UTC, as the API counts them.
 */
export function dueWords({
  daysSinceLast,
  cadenceDays,
  cadenceSetAt,
  nextDueAt,
  computedAt,
  overdueDays,
}: Pick<
  ContactHealth,
  'daysSinceLast' | 'cadenceDays' | 'cadenceSetAt' | 'nextDueAt' | 'computedAt' | 'overdueDays'
>): {
  text: string;
  tone: BadgeTone;
} | null {
  if (nextDueAt === null) return null;
  if (overdueDays > 0) {
    return {
      text: `Overdue by ${overdueDays === 1 ? '1 day' : `${overdueDays} days`}`,
      tone: 'warning',
    };
  }
  // An API of the release before this one counts from the last contact alone.
  const left =
    cadenceSetAt === null && daysSinceLast !== null
      ? Math.max(0, cadenceDays - daysSinceLast)
      : Math.max(0, utcDay(nextDueAt) - utcDay(computedAt));
  if (left === 0) return { text: 'Due today', tone: 'warning' };
  return { text: left === 1 ? 'Due tomorrow' : `Due in ${left} days`, tone: 'neutral' };
}

function utcDay(moment: string): number {
  return Math.floor(Date.parse(moment) / (24 * 60 * 60 * 1000));
}

/** What is wrong with a typed cadence, and what to do; null for a good one. */
export function cadenceProblem(text: string): string | null {
  const days = Number(text.trim());
  const { min, max } = CADENCE_LIMITS;
  return /^\d+$/.test(text.trim()) && days >= min && days <= max
    ? null
    : `Enter whole days from ${min} to ${max}.`;
}

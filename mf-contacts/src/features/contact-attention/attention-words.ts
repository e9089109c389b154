import { type ContactHealth } from '@rapport/api-client';
import {
  CADENCE_LIMITS,
  dueStateWords,
  type CadenceSource,
  type HealthStatus,
  type HealthTrend,
  isDueState,
  shownDueState,
} from '@rapport/contracts';
import { type BadgeTone, type ScoreRingTone } from '@rapport/shared-ui';

/** The word for a score's status, and the tone that repeats it. */
export const STATUS_WORDS: Readonly<Record<HealthStatus, { word: string; tone: ScoreRingTone }>> = {
  thriving: { word: 'Thriving', tone: 'positive' },
  steady: { word: 'Steady', tone: 'info' },
  cooling: { word: 'Cooling', tone: 'warning' },
  at_risk: { word: 'At risk', tone: 'negative' },
  no_data: { word: 'No interactions yet', tone: 'neutral' },
};

/** The trend of the outcomes. */
export const TREND_WORDS: Readonly<Record<HealthTrend, string>> = {
  improving: 'Improving',
  stable: 'Stable',
  declining: 'Declining',
  insufficient: 'Too early to tell',
};

/** A cadence as "Every day" or "Every 30 days". */
export function cadenceWords(days: number): string {
  return days === 1 ? 'Every day' : `Every ${days} days`;
}

/** The observed pace of contact if no cadence was chosen; null if it's unknown. */
export function paceWords(source: CadenceSource, days: number): string | null {
  if (source !== 'observed') return null;
  return days === 1 ? 'usually every day' : `usually every ${days} days`;
}

/** When the contact is due, and how urgent that is; null if no date is shown. */
export function dueBadge(
  attention: Pick<ContactHealth, 'dueState' | 'nextDueAt' | 'computedAt'>,
): { text: string; tone: BadgeTone } | null {
  const now = new Date(attention.computedAt);
  const text = dueStateWords(attention, now);
  if (text === null) return null;
  return { text, tone: isDueState(shownDueState(attention, now)) ? 'warning' : 'neutral' };
}

/** The problem of a typed cadence, with advice; null if it's valid. */
export function cadenceProblem(text: string): string | null {
  const days = Number(text.trim());
  const { min, max } = CADENCE_LIMITS;
  return /^\d+$/.test(text.trim()) && days >= min && days <= max
    ? null
    : `Enter whole days from ${min} to ${max}.`;
}

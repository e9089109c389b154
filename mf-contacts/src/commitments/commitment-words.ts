import { type Commitment, type OpenCommitment } from '@rapport/api-client';
import { type CommitmentKind, englishDate, FULL_DAY } from '@rapport/contracts';
import { localDay as dayOf } from '@rapport/shared-ui';

/** The label of a marked piece, while the user writes and in front of its words. */
export const KIND_LABELS: Readonly<Record<CommitmentKind | 'they_like', string>> = {
  i_promised: 'I promised',
  they_promised: 'They promised',
  they_asked: 'They asked',
  number: 'Number',
  person: 'Person',
  they_like: 'They like',
};

const DAY_MS = 86_400_000;

/** Whether the due day has passed. */
export function isLate({ dueOn }: Pick<Commitment, 'dueOn'>, today: string): boolean {
  return dueOn !== null && dueOn < today;
}

/** Whether a promise in Today is due on this date or earlier. A promise without a day isn't. */
export function isDueBy({ commitment: { dueOn } }: OpenCommitment, date: string): boolean {
  return dueOn !== null && dueOn <= date;
}

/** 'Due today', 'Due Friday', 'Due Friday, December 4', or '3 days late'; null without a day. */
export function dueWords({ dueOn }: Pick<Commitment, 'dueOn'>, today: string): string | null {
  if (dueOn === null) return null;
  const days = daysBetween(today, dueOn);
  if (days === 0) return 'Due today';
  if (days === 1) return 'Due tomorrow';
  if (days === -1) return 'One day late';
  return days < 0 ? `${-days} days late` : `Due ${dayWords(dueOn, today)}`;
}

/** A day in words: 'Friday' within a week, else 'Friday, December 4', with the year unless it's this one. */
export function dayWords(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days <= 1 || days >= 7) return longDay(day, today);
  return englishDate(day, { weekday: 'long' });
}

function longDay(day: string, today: string): string {
  return englishDate(day, {
    ...FULL_DAY,
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  });
}

/** A day on the reader's calendar, this many days from now, as `YYYY-MM-DD`. */
export function localDay(daysAhead = 0, now = new Date()): string {
  const ahead = Date.parse(dayOf(now)) + daysAhead * DAY_MS;
  return new Date(ahead).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

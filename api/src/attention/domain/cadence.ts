import { type CadenceSource } from '@rapport/contracts';
import { daysBetween } from './utc-days.ts';

/** How often to be in touch, and where that comes from. */
export interface Cadence {
  /** Whole days, at least 1. */
  days: number;
  source: CadenceSource;
}

const DEFAULT_DAYS = 60;
const OBSERVED = { from: 4, of: 6, shortest: 7, longest: 365 } as const;

/**
 * Returns the user's cadence; otherwise the median gap between the last six interactions, 7 to 365 days, if there
 * are at least four; otherwise 60 days.
 * @param newestFirst the times of the interactions
 */
export function cadence(userDays: number | null, newestFirst: readonly Date[]): Cadence {
  if (userDays !== null) return { days: userDays, source: 'user' };
  if (newestFirst.length < OBSERVED.from) return { days: DEFAULT_DAYS, source: 'default' };
  const recent = newestFirst.slice(0, OBSERVED.of);
  const gaps = recent.flatMap((date, index) => {
    const earlier = recent[index + 1];
    return earlier ? [daysBetween(earlier, date)] : [];
  });
  const days = Math.min(OBSERVED.longest, Math.max(OBSERVED.shortest, Math.round(median(gaps))));
  return { days, source: 'observed' };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

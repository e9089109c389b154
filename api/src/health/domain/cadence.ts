import { type CadenceSource } from '@rapport/contracts';
import { daysBetween } from './utc-days.ts';

/** How often to be in touch, and who says so. */
export interface Cadence {
  /** Whole days, at least 1. */
  days: number;
  source: CadenceSource;
}

const DEFAULT_DAYS = 60;
const OBSERVED = { from: 4, of: 6, shortest: 7, longest: 365 } as const;

/**
 * What the user set; else the median gap between the last six interactions, 7 to 365 days, when
 * there are at least four; else 60 days.
 * @param newestFirst when the interactions took place
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

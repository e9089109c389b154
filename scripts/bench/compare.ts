import { type Browser } from 'playwright-core';
import { type Line, type SignedIn, type Visit, visitTwice } from './visit.ts';

/** One of the builds that are compared. */
export interface Contestant {
  name: string;
  origin: string;
  person: SignedIn;
}

export interface Comparison {
  line: Line;
  cache: 'cold' | 'warm';
  /** Medians by the contestant's name. */
  medians: Record<string, Visit>;
}

const LINES: Line[] = [null, { latencyMs: 40, bytesPerSecond: 1_250_000 }];

/**
 * Visits the contacts with every contestant in turn, again and again, so that whatever else the
 * machine does meets all of them alike.
 */
export async function compare(
  browser: Browser,
  contestants: readonly Contestant[],
  rounds: number,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const line of LINES) {
    const visits = new Map<string, { cold: Visit; warm: Visit }[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, origin, person } of contestants) {
        const visit = await visitTwice(browser, `${origin}/contacts`, person, line);
        visits.set(name, [...(visits.get(name) ?? []), visit]);
      }
    }
    for (const cache of ['cold', 'warm'] as const) {
      const medians = Object.fromEntries(
        [...visits].map(([name, all]) => [name, medianVisit(all.map((pair) => pair[cache]))]),
      );
      comparisons.push({ line, cache, medians });
    }
  }
  return comparisons;
}

/** Each figure's median. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const medianOf = (key: keyof Visit) => median(visits.map((visit) => visit[key]));
  return {
    scriptBytes: medianOf('scriptBytes'),
    bytes: medianOf('bytes'),
    requests: medianOf('requests'),
    scriptRequests: medianOf('scriptRequests'),
    firstPaint: medianOf('firstPaint'),
    contactsShown: medianOf('contactsShown'),
  };
}

/** The middle value; of an even number of values the lower of the two in the middle. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

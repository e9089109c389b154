import { type RegistryRemote } from '@rapport/registry';
import { type RemoteRecord } from '../remote-records.ts';

/** When a candidate goes to more users, and when it's rolled back. */
export interface CanaryRules {
  /** Percentages of the users, in order; after the last one, everyone gets it. */
  steps: readonly number[];
  /** Maximum failure rate of a candidate, as a multiple of the current version's. */
  factor: number;
  /** Minimum number of load attempts in each step. */
  loads: number;
  /** Minimum duration of a step in milliseconds. */
  pauseMs: number;
}

export const CANARY_RULES: CanaryRules = {
  steps: [5, 10, 25, 50],
  factor: 2,
  loads: 200,
  pauseMs: 30 * 60_000,
};

/** What to do with a candidate, and why, as the end of a sentence. */
export type CanaryDecision =
  | { kind: 'wait'; why: string }
  | { kind: 'release'; why: string }
  | { kind: 'go back'; why: string }
  | { kind: 'grow'; percent: number; why: string };

/** Broken networks cause failures, too; fewer than this mean nothing. */
const LEAST_FAILURES = 5;
/** Without this minimum, a few failures would roll a candidate back if the current version never fails. */
const ALWAYS_ALLOWED = 0.005;
/** With fewer attempts, the rate of the current version is unknown. */
const LEAST_ATTEMPTS = 100;

/**
 * Decides about the candidate of a remote.
 * @param records reports of pages about its versions
 * @param sinceMs duration of its current step so far
 * @returns undefined without a candidate
 */
export function decideCanary(
  { name, current, candidate, retired }: RegistryRemote,
  records: readonly RemoteRecord[],
  sinceMs: number,
  { steps, factor, loads, pauseMs }: CanaryRules,
): CanaryDecision | undefined {
  if (!candidate || retired) return undefined;
  const of = (version: string) => rateOf(records, name, version);
  const its = of(candidate.version);
  const before = of(current.version);
  const known = before.attempts < LEAST_ATTEMPTS ? 0 : before.rate;
  const limit = Math.max(known * factor, ALWAYS_ALLOWED);
  const said = `${perThousand(its.rate)} failures per 1,000 loads`;
  if (its.failures >= LEAST_FAILURES && its.rate > limit) {
    const than = `${current.version} has ${perThousand(known)}, so ${perThousand(limit)} are allowed`;
    return { kind: 'go back', why: `${said}; ${than}` };
  }
  const step = steps.filter((percent) => percent <= candidate.percent).length;
  const needed = loads * Math.max(step, 1);
  if (its.attempts < needed) {
    return { kind: 'wait', why: `${its.attempts} of ${needed} loads` };
  }
  if (sinceMs < pauseMs) {
    return { kind: 'wait', why: `${said}, and ${minutes(pauseMs - sinceMs)} until the next step` };
  }
  const why = `${said} in ${its.attempts}`;
  const percent = steps.find((next) => next > candidate.percent);
  return percent === undefined ? { kind: 'release', why } : { kind: 'grow', percent, why };
}

/** Returns the failures of a version: their number, the number of load attempts, and their ratio. */
export function rateOf(records: readonly RemoteRecord[], remote: string, version: string) {
  const record = records.find((one) => one.remote === remote && one.version === version);
  const { loads = 0, failures = 0 } = record ?? {};
  const attempts = loads + failures;
  return { failures, attempts, rate: attempts === 0 ? 0 : failures / attempts };
}

function perThousand(rate: number): string {
  return (rate * 1_000).toFixed(1);
}

function minutes(ms: number): string {
  const count = Math.ceil(ms / 60_000);
  return `${count} ${count === 1 ? 'minute' : 'minutes'}`;
}

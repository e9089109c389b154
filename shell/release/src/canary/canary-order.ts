import { isAbsolute, join } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf, StepError } from '@rapport/workspace-kit';
import { CANARY_RULES, type CanaryRules } from './decide.ts';

/** Parsed command line of `pnpm canary`. */
export interface CanaryOrder {
  target: string;
  token: string | undefined;
  /** Address of the site. */
  shell: string | undefined;
  /** Address of the API's reports from pages. */
  reportsUrl: string;
  rules: CanaryRules;
  /** Minutes between two checks; undefined to check once. */
  every: number | undefined;
  /** File for the textfile collector of Prometheus. */
  metrics: string | undefined;
  by: string;
}

export const CANARY_USAGE = `pnpm canary [--target <target>] [--steps 5,10,25,50] [--factor 2] [--loads 200] [--pause 30] [--every 1] [--metrics <file>]
  --steps     percentages of the people; behind the last one, everyone has it
  --factor    how many times as often as the current version a candidate may fail; beyond that it goes back
  --loads     attempts to load it that each step has to have seen
  --pause     minutes that a step lasts at least
  --every     goes on, and looks again after so many minutes
  --metrics   file for the textfile collector of Prometheus's node exporter
  RELEASE_REPORTS_URL is needed: an API's private reports, like http://127.0.0.1:9464/remote-reports`;

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  target: TEXT,
  steps: TEXT,
  factor: TEXT,
  loads: TEXT,
  pause: TEXT,
  every: TEXT,
  metrics: TEXT,
} as const;
const MINUTE_MS = 60_000;

/**
 * Reads the command line of `pnpm canary`.
 * @param folder base of relative paths
 * @throws StepError with the mistake and the usage
 */
export function readCanaryOrder(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
): CanaryOrder {
  const values = parse(args);
  const setting = (name: string) => env[name]?.trim() || undefined;
  const reportsUrl = setting('RELEASE_REPORTS_URL');
  if (reportsUrl === undefined || !URL.canParse(reportsUrl)) {
    throw wrong('RELEASE_REPORTS_URL names no reports, so failures cannot be compared.');
  }
  const number = (flag: keyof typeof OPTIONS, least: number) => {
    const text = values[flag];
    const value = text === undefined ? undefined : Number(text);
    if (value === undefined || (Number.isFinite(value) && value >= least)) return value;
    throw wrong(`--${flag} is "${text}"; it must be a number from ${least}.`);
  };
  const pause = number('pause', 0);
  const { metrics } = values;
  return {
    target: values.target || setting('RELEASE_TARGET') || setting('RAPPORT_DATA') || '.rapport',
    token: setting('RELEASE_TOKEN'),
    shell: setting('RELEASE_SHELL_URL'),
    reportsUrl,
    rules: {
      steps: readSteps(values.steps),
      factor: number('factor', 1) ?? CANARY_RULES.factor,
      loads: number('loads', 1) ?? CANARY_RULES.loads,
      pauseMs: pause === undefined ? CANARY_RULES.pauseMs : pause * MINUTE_MS,
    },
    every: number('every', 0.1),
    metrics: metrics === undefined || isAbsolute(metrics) ? metrics : join(folder, metrics),
    by: setting('RELEASE_BY') ?? 'canary',
  };
}

function readSteps(text: string | undefined): readonly number[] {
  if (text === undefined) return CANARY_RULES.steps;
  const steps = text.split(',').map((step) => Number(step.trim().replace(/%$/, '')));
  const isRising = steps.every(
    (step, index) => step > (steps[index - 1] ?? 0) && step < 100 && Number.isFinite(step),
  );
  if (isRising) return steps;
  throw wrong(`--steps is "${text}"; it must be rising percentages below 100, like 5,25,50.`);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: false }).values;
  } catch (error) {
    throw wrong((messageOf(error).split('. ')[0] ?? '') + '.');
  }
}

function wrong(what: string): StepError {
  return new StepError(`${what}\nUsage: ${CANARY_USAGE}`);
}

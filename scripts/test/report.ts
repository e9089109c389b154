import { cpus } from 'node:os';
import { relative } from 'node:path';
import { seconds } from '@rapport/workspace-kit';
import { type Unsteady } from './repetition.ts';
import { hasFailed, type TestResult } from './results.ts';

/** One part of a run and its duration. */
export interface Part {
  name: string;
  /** Milliseconds. */
  ms: number;
  /** Milliseconds of CPU time of the whole machine during the part, including other programs. */
  cpuMs: number;
}

/** Returns the CPU time of this machine since its start, in milliseconds. */
export function spentCpuMs(): number {
  return cpus().reduce(
    (sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq,
    0,
  );
}

const SLOWEST = 10;

/** Formats the summary of `pnpm test`: failures, flaky tests, and where the time went. */
export function describeRun(
  workspace: string,
  { parts, results, unsteady }: { parts: Part[]; results: TestResult[]; unsteady: Unsteady[] },
): string {
  const place = ({ file, line }: TestResult) =>
    `${relative(workspace, file)}${line === undefined ? '' : `:${line}`}`;
  return [
    '\nParts (and the CPU of this machine)',
    ...parts.map(
      ({ name, ms, cpuMs }) =>
        `  ${seconds(ms).padStart(9)}  ${seconds(cpuMs).padStart(9)}  ${name}`,
    ),
    '\nSlowest files',
    ...slowestFiles(results).map(
      ({ file, ms }) => `  ${seconds(ms).padStart(9)}  ${relative(workspace, file)}`,
    ),
    ...section(
      'Unsteady (failed beside others, passed alone)',
      unsteady.map(({ test, message }) => `${place(test)} ${test.name}\n    ${firstLine(message)}`),
    ),
    ...section(
      'Failed',
      results.filter(hasFailed).map((test) => `${place(test)} ${test.name} (${test.status})`),
    ),
  ].join('\n');
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [`\n${title}`, ...lines.map((line) => `  ${line}`)];
}

/** Returns the slowest files: Jest's including loading, Playwright's as the sum of their tests. */
function slowestFiles(results: readonly TestResult[]): { file: string; ms: number }[] {
  const sums = new Map<string, number>();
  for (const { runner, status, file, ms } of results) {
    if (file === '' || (runner === 'jest') !== (status === 'file')) continue;
    sums.set(file, (sums.get(file) ?? 0) + ms);
  }
  return [...sums]
    .map(([file, ms]) => ({ file, ms }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST);
}

/** ANSI color codes. */
// oxlint-disable-next-line no-control-regex -- an escape character begins each of them
const COLORS = /\u001b\[\d*(;\d+)*m/g;

function firstLine(message: string): string {
  return message.replaceAll(COLORS, '').trim().split('\n')[0] ?? '';
}

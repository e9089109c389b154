import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram, StepError } from '@rapport/workspace-kit';

/** What Lighthouse says about one page on a phone: 4 times slower CPU, 1.6 Mbit/s, 150 ms. */
export interface PageScores {
  /** Scores from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** Milliseconds until the largest part of the page is painted. */
  lcp: number;
  /** Milliseconds in which the page would not have answered. */
  tbt: number;
  /** Cumulative layout shift, without a unit. */
  cls: number;
  /** Names of the audits of accessibility and best practices that failed. */
  failed: string[];
}

/** Not among the dependencies: 150 packages that no one needs who starts or tests the product. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/**
 * Measures a page with Lighthouse in its phone profile, in the Chromium that listens on `port`, with
 * what that browser has stored for the page, but without its cached files.
 * @throws StepError when Lighthouse cannot be fetched, or measures nothing
 */
export async function measurePage(url: string, port: number, folder: string): Promise<PageScores> {
  const file = join(folder, 'lighthouse.json');
  rmSync(file, { force: true });
  const { code, output } = await runProgram(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      `--port=${port}`,
      '--output=json',
      `--output-path=${file}`,
      '--only-categories=performance,accessibility,best-practices',
      '--quiet',
    ],
    { cwd: folder },
  );
  if (code !== 0) throw new StepError(`Lighthouse did not measure ${url}.\n${output}`);
  return scoresOf(JSON.parse(readFileSync(file, 'utf8')));
}

/** @throws StepError when the report has no scores, like that of a page which could not be opened */
export function scoresOf(report: unknown): PageScores {
  const score = (category: string) => 100 * numberAt(report, 'categories', category, 'score');
  const audit = (name: string) => numberAt(report, 'audits', name, 'numericValue');
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    failed: ['accessibility', 'best-practices'].flatMap((category) => failedIn(report, category)),
  };
}

function failedIn(report: unknown, category: string): string[] {
  const audits = at(report, 'categories', category, 'auditRefs');
  if (!Array.isArray(audits)) return [];
  return audits
    .filter((audit: unknown) => Number(at(audit, 'weight')) > 0)
    .map((audit: unknown) => String(at(audit, 'id')))
    .filter((id) => {
      const score = at(report, 'audits', id, 'score');
      return typeof score === 'number' && score < 1;
    });
}

function numberAt(report: unknown, ...path: string[]): number {
  const value = at(report, ...path);
  if (typeof value === 'number') return value;
  const reason = at(report, 'runtimeError', 'message');
  throw new StepError(
    `Lighthouse has no value for ${path.join('.')}. ${typeof reason === 'string' ? reason : ''}`.trim(),
  );
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}

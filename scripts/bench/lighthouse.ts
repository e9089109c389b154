import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram, StepError } from '@rapport/workspace-kit';

/** Lighthouse's results for one page on a phone: scores from 0 to 100, and the cumulative layout shift. */
export type PageScores = Readonly<Record<string, number>>;

/** Not a dependency: it brings 150 packages that starting and testing the product don't need. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/**
 * Measures a page with Lighthouse in its phone profile (4 times slower CPU, 1.6 Mbit/s, 150 ms), in the Chromium
 * that listens on `port`, with that browser's storage for the page, but without its cached files.
 * @throws StepError if Lighthouse can't be fetched or measures nothing
 */
export async function measurePage(url: string, port: number, folder: string): Promise<PageScores> {
  const file = join(folder, 'lighthouse.json');
  const categories = `--only-categories=${CATEGORIES.join(',')}`;
  const output = ['--output=json', `--output-path=${file}`, '--quiet'];
  const { code, output: said } = await runProgram(
    'npx',
    ['--yes', LIGHTHOUSE, url, `--port=${port}`, categories, ...output],
    { cwd: folder },
  );
  if (code !== 0) throw new StepError(`Lighthouse did not measure ${url}.\n${said}`);
  return scoresOf(JSON.parse(readFileSync(file, 'utf8')));
}

/** @throws StepError if the report has no scores, for example because the page couldn't be opened */
export function scoresOf(report: unknown): PageScores {
  const shift = numberAt(report, 'audits', 'cumulative-layout-shift', 'numericValue');
  const scores = CATEGORIES.map((category): [string, number] => [
    category,
    Math.round(100 * numberAt(report, 'categories', category, 'score')),
  ]);
  return { ...Object.fromEntries(scores), CLS: Number(shift.toFixed(3)) };
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

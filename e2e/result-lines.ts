import { appendFileSync } from 'node:fs';
import {
  type FullConfig,
  type Reporter,
  type Suite,
  type TestCase,
  type TestError,
  type TestResult,
} from '@playwright/test/reporter';

/**
 * Appends one line of JSON for each finished test to the file RAPPORT_RESULTS, so that a run that is killed still
 * leaves its results. `scripts/test/results.ts` describes the lines.
 */
export default class ResultLines implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onTestEnd(test: TestCase, { status, duration, errors }: TestResult): void {
    if (status === 'skipped' || status === 'interrupted') return;
    const isExpected = status === test.expectedStatus;
    append({
      ...caseOf(test),
      status: isExpected ? 'passed' : 'failed',
      ms: duration,
      ...(!isExpected && { message: errors.map(({ message }) => message ?? '').join('\n') }),
    });
  }

  onError({ message = 'An error outside of any test' }: TestError): void {
    append({
      runner: 'playwright',
      file: '',
      name: 'outside of any test',
      status: 'failed',
      ms: 0,
      message,
    });
  }

  /** A test that never ran because the previous one failed must not count as passed. */
  onEnd(): void {
    for (const test of this.suite?.allTests() ?? []) {
      const ran = test.results.some(
        ({ status }) => status !== 'skipped' && status !== 'interrupted',
      );
      if (ran || (test.expectedStatus === 'skipped' && test.results.length > 0)) continue;
      append({ ...caseOf(test), status: 'not run', ms: 0 });
    }
  }
}

function caseOf(test: TestCase) {
  const [, project = '', , ...titles] = test.titlePath();
  const { file, line } = test.location;
  return { runner: 'playwright', file, line, project, name: titles.join(' › ') };
}

function append(line: object): void {
  const file = process.env.RAPPORT_RESULTS;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

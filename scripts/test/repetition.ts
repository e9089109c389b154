import { hasFailed, isSameTest, type TestResult, WHOLE_FILE } from './results.ts';

/**
 * With more failures than this, the tests aren't flaky: the product, or something that all tests need, is broken,
 * and a repetition would only double the wait.
 */
export const MOST_REPEATED = 40;

/** A flaky test: it failed with others and passed alone. */
export interface Unsteady {
  test: TestResult;
  /** The message of the first failure. */
  message: string;
}

/**
 * Returns what each runner has to repeat: whole files of Jest, and single tests of Playwright. A file of Playwright
 * with tests that never ran is serial, so it's repeated completely.
 */
export function toRepeat(results: readonly TestResult[]): { jest: string[]; playwright: string[] } {
  const failed = results.filter(hasFailed);
  const filesOf = (tests: readonly TestResult[]) => [...new Set(tests.map(({ file }) => file))];
  const browser = failed.filter(({ runner, file }) => runner === 'playwright' && file !== '');
  const serial = new Set(filesOf(browser.filter(({ status }) => status === 'not run')));
  const single = browser
    .filter(({ file }) => !serial.has(file))
    .map(({ file, line }) => (line === undefined ? file : `${file}:${line}`));
  return {
    jest: filesOf(failed.filter(({ runner, file }) => runner === 'jest' && file !== '')),
    playwright: [...serial, ...new Set(single)],
  };
}

/**
 * Applies the repetition to the results of the first run. A failure that passes alone is flaky and counts as
 * passed. Tests that fail in the repetition, or failed and weren't repeated, are failed.
 * @returns the corrected results of the first run, and the flaky tests
 */
export function afterRepetition(
  first: readonly TestResult[],
  again: readonly TestResult[],
): { results: TestResult[]; unsteady: Unsteady[] } {
  const unsteady: Unsteady[] = [];
  const results = first.flatMap((test): TestResult[] => {
    const repeated = again.filter((other) => saysOf(test, other));
    const failedAlone = repeated.find(hasFailed);
    if (!hasFailed(test)) return [failedAlone ?? test];
    if (failedAlone || repeated.length === 0) return [test];
    if (test.status === 'failed') unsteady.push({ test, message: test.message ?? '' });
    return test.name === WHOLE_FILE ? repeated : [{ ...test, status: 'passed' }];
  });
  return { results, unsteady };
}

/** True if a repeated test replaces this one: the same test, or any test of a file that couldn't be loaded. */
function saysOf(test: TestResult, other: TestResult): boolean {
  if (test.status === 'file' || other.status === 'file') return false;
  if (test.name !== WHOLE_FILE) return isSameTest(test, other);
  return other.file === test.file && other.runner === test.runner;
}

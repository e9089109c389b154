import { hasFailed, isSameTest, type TestResult, WHOLE_FILE } from './results.ts';

/**
 * More failures than this aren't unsteadiness: the product, or what all tests need, is broken, and a
 * repetition would only double the wait.
 */
export const MOST_REPEATED = 40;

/** What one test said twice: it failed beside others and passed alone. */
export interface Unsteady {
  test: TestResult;
  /** The message of the first failure. */
  message: string;
}

/**
 * What has to be asked of a runner once more: whole files of Jest, and single tests of Playwright. A file
 * of Playwright with tests that never ran is serial, so it is repeated whole.
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
 * What a repetition says of the first run. A failure that passes alone is unsteady and counts as passed. What
 * fails alone is failed, and so is what wasn't repeated.
 * @returns the results of the first run as they count now, and the unsteady tests
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

/** Whether a repeated test answers for this one: the same test, or any test of a file that couldn't be loaded. */
function saysOf(test: TestResult, other: TestResult): boolean {
  if (test.status === 'file' || other.status === 'file') return false;
  if (test.name !== WHOLE_FILE) return isSameTest(test, other);
  return other.file === test.file && other.runner === test.runner;
}

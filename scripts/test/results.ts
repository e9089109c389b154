import { existsSync, readFileSync } from 'node:fs';

/** A reporter's result for one test, or for a whole file: a line of JSON in the file of a run. */
export interface TestResult {
  runner: 'jest' | 'playwright' | 'hosted';
  /** Absolute path of the test's file; empty for an error outside of any test. */
  file: string;
  /** Line of the test in its file, if the runner can run a test by its line. */
  line?: number;
  /** Project of the runner, such as `wide`. */
  project?: string;
  name: string;
  /** `file` is the duration of a whole Jest file, with loading; `not run` follows a failure in a serial file. */
  status: 'passed' | 'failed' | 'not run' | 'file';
  /** Milliseconds. */
  ms: number;
  /** Error message of the failure. */
  message?: string;
}

/** Name of the failed test if a Jest file couldn't be loaded. */
export const WHOLE_FILE = 'the file';

/** Numbers of passed and failed tests. */
export interface Tally {
  passed: number;
  failed: number;
}

/** Result of a part without any tests: a failure, not a success. */
const RAN_NOTHING: Tally = { passed: 0, failed: 1 };

/**
 * Reads the results in a file that reporters have appended to. Skips a line that a killed run left incomplete; a
 * missing file has no results.
 */
export function readResults(file: string): TestResult[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        const result: TestResult = JSON.parse(line);
        return [result];
      } catch {
        return [];
      }
    });
}

/** Counts tests. One that didn't run because an earlier one failed counts as failed. */
export function tallyOf(results: readonly TestResult[]): Tally {
  const passed = results.filter(({ status }) => status === 'passed').length;
  const failed = results.filter(hasFailed).length;
  return passed + failed === 0 ? RAN_NOTHING : { passed, failed };
}

/** True for a test that failed or never ran. */
export function hasFailed({ status }: TestResult): boolean {
  return status === 'failed' || status === 'not run';
}

/** True if both results belong to the same test. */
export function isSameTest(one: TestResult, other: TestResult): boolean {
  return (
    one.runner === other.runner &&
    one.file === other.file &&
    one.name === other.name &&
    one.project === other.project
  );
}

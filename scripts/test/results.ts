import { existsSync, readFileSync } from 'node:fs';

/** What a reporter says of one test, or of one file as a whole: a line of JSON in the file of a run. */
export interface TestResult {
  runner: 'jest' | 'playwright' | 'hosted';
  /** Absolute path of the test's file; empty for an error outside of any test. */
  file: string;
  /** Line of the test in its file, where the runner can be asked for it. */
  line?: number;
  /** Project of the runner, such as `wide`. */
  project?: string;
  name: string;
  /** `file` tells how long a whole file of Jest took, with loading; `not run` follows a failure in a serial file. */
  status: 'passed' | 'failed' | 'not run' | 'file';
  /** Milliseconds. */
  ms: number;
  /** Why it failed. */
  message?: string;
}

/** The name under which a file of Jest that couldn't be loaded fails. */
export const WHOLE_FILE = 'the file';

/** How many tests passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** What a part counts when none of its tests ran at all: a failure, not a success. */
const RAN_NOTHING: Tally = { passed: 0, failed: 1 };

/**
 * The results in a file that reporters have appended to. A line that a killed run left half written is
 * passed over, and a file that was never made has no results.
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

/** The same test in another run. */
export function isSameTest(one: TestResult, other: TestResult): boolean {
  return (
    one.runner === other.runner &&
    one.file === other.file &&
    one.name === other.name &&
    one.project === other.project
  );
}

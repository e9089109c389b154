/** How many tests of one runner, or of all, passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** What a runner has to say when it ran no test at all: that is a failure, not a success. */
export const RAN_NOTHING: Tally = { passed: 0, failed: 1 };

/**
 * The tests in a report of `jest --json`. A file that could not be run counts as one failed test.
 */
export function tallyJest(report: unknown): Tally {
  const passed = numberIn(report, 'numPassedTests');
  const failed = numberIn(report, 'numFailedTests') + numberIn(report, 'numRuntimeErrorTestSuites');
  return passed + failed === 0 ? RAN_NOTHING : { passed, failed };
}

/**
 * The tests in a report of Playwright's JSON reporter. A test that passed only when repeated is
 * failed, and so is each error outside of a test.
 */
export function tallyPlaywright(report: unknown): Tally {
  const stats = property(report, 'stats');
  const errors = property(report, 'errors');
  const passed = numberIn(stats, 'expected');
  const failed =
    numberIn(stats, 'unexpected') +
    numberIn(stats, 'flaky') +
    (Array.isArray(errors) ? errors.length : 0);
  return passed + failed === 0 ? RAN_NOTHING : { passed, failed };
}

/** All of them together. */
export function total(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function numberIn(value: unknown, name: string): number {
  const number = property(value, name);
  return typeof number === 'number' ? number : 0;
}

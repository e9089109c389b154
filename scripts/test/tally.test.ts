import { tallyJest, tallyPlaywright, total } from './tally.ts';

describe('tallyJest', () => {
  it('counts a file that could not be run as a failed test', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
    expect(tallyJest(report)).toEqual({ passed: 7, failed: 3 });
  });

  it.each([[{ numPassedTests: 0, numFailedTests: 0 }], [undefined], [null], ['text']])(
    'takes %p, where nothing ran, for a failure',
    (report) => {
      expect(tallyJest(report)).toEqual({ passed: 0, failed: 1 });
    },
  );
});

describe('tallyPlaywright', () => {
  it('counts tests that needed a second try, and errors outside of tests, as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 4 };
    expect(tallyPlaywright({ stats, errors: [{ message: 'no' }] })).toEqual({
      passed: 5,
      failed: 3,
    });
  });

  it('takes a run of nothing for a failure', () => {
    expect(tallyPlaywright({ stats: { expected: 0, skipped: 3 }, errors: [] }).failed).toBe(1);
    expect(tallyPlaywright(undefined).failed).toBe(1);
  });
});

describe('total', () => {
  it('adds up', () => {
    const tallies = [
      { passed: 3, failed: 0 },
      { passed: 1, failed: 2 },
    ];
    expect(total(tallies)).toEqual({ passed: 4, failed: 2 });
  });
});

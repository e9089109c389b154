import { afterRepetition, toRepeat } from './repetition.ts';
import { tallyOf, type TestResult, WHOLE_FILE } from './results.ts';

const make = (changes: Partial<TestResult>): TestResult => ({
  runner: 'jest',
  file: '/w/a.test.ts',
  name: 'adds',
  status: 'passed',
  ms: 1,
  ...changes,
});
const failed = make({ status: 'failed', message: 'Expected 1\nReceived 2' });
const spec = { runner: 'playwright', file: '/w/a.spec.ts', project: 'wide' } as const;

describe('toRepeat', () => {
  it('asks for whole files of Jest, each once', () => {
    const other = make({ name: 'subtracts', status: 'failed' });
    expect(toRepeat([failed, other, make({ file: '/w/b.test.ts' })])).toEqual({
      jest: ['/w/a.test.ts'],
      playwright: [],
    });
  });

  it('asks for single browser tests, and for a whole file whose later tests never ran', () => {
    const single = make({ ...spec, status: 'failed', line: 7 });
    const serial = { ...spec, file: '/w/serial.spec.ts' };
    const results = [
      single,
      make({ ...serial, status: 'failed', line: 3 }),
      make({ ...serial, name: 'later', status: 'not run', line: 9 }),
    ];
    expect(toRepeat(results).playwright).toEqual(['/w/serial.spec.ts', '/w/a.spec.ts:7']);
  });
});

describe('afterRepetition', () => {
  it('counts a failure that passes alone as passed, and names it with its first message', () => {
    const { results, unsteady } = afterRepetition([failed], [make({})]);
    expect(tallyOf(results)).toEqual({ passed: 1, failed: 0 });
    expect(unsteady).toEqual([{ test: failed, message: 'Expected 1\nReceived 2' }]);
  });

  it('keeps a failure that fails again, and one that was not repeated', () => {
    expect(afterRepetition([failed], [failed])).toEqual({ results: [failed], unsteady: [] });
    expect(afterRepetition([failed], [make({ name: 'other' })]).results).toEqual([failed]);
  });

  it('fails a test that passed beside others and fails alone', () => {
    const { results } = afterRepetition([make({})], [failed]);
    expect(tallyOf(results)).toEqual({ passed: 0, failed: 1 });
  });

  it('distinguishes the same test in two projects', () => {
    const wide = make({ ...spec, status: 'failed' });
    const narrow = make({ ...spec, project: 'narrow' });
    expect(afterRepetition([wide], [narrow]).results).toEqual([wide]);
  });

  it('counts the tests of a file that could be loaded the second time', () => {
    const broken = make({ name: WHOLE_FILE, status: 'failed', message: 'Out of memory' });
    const tests = [make({}), make({ name: 'subtracts' })];
    expect(tallyOf(afterRepetition([broken], tests).results)).toEqual({ passed: 2, failed: 0 });
    expect(tallyOf(afterRepetition([broken], [make({}), failed]).results).failed).toBe(1);
  });

  it('counts tests that never ran and pass in the repetition as passed', () => {
    const waiting = make({ ...spec, name: 'later', status: 'not run' });
    const again = make({ ...spec, name: 'later' });
    expect(tallyOf(afterRepetition([waiting], [again]).results)).toEqual({ passed: 1, failed: 0 });
  });
});

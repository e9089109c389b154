import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readResults, tallyOf } from './results.ts';

const place = mkdtempSync(join(tmpdir(), 'results-'));
afterAll(() => rmSync(place, { recursive: true }));

const LINE = {
  runner: 'jest',
  file: '/w/a.test.ts',
  name: 'adds',
  status: 'passed',
  ms: 1,
} as const;

describe('readResults', () => {
  it('reads the results of a killed run, except its incomplete last line', () => {
    const file = join(place, 'killed.jsonl');
    writeFileSync(file, `${JSON.stringify(LINE)}\n{"runner":"je`);
    expect(readResults(file)).toEqual([LINE]);
  });

  it('finds nothing in a file that was never made', () => {
    expect(readResults(join(place, 'missing.jsonl'))).toEqual([]);
  });
});

describe('tallyOf', () => {
  it('counts a test that never ran as failed, and no line about a file', () => {
    const results = [
      LINE,
      { ...LINE, status: 'failed' as const },
      { ...LINE, status: 'not run' as const },
      { ...LINE, status: 'file' as const },
    ];
    expect(tallyOf(results)).toEqual({ passed: 1, failed: 2 });
  });

  it('treats an empty run as a failure', () => {
    expect(tallyOf([])).toEqual({ passed: 0, failed: 1 });
  });
});

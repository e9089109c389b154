import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRunFolder } from './suite.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'suite-'));
});
afterEach(() => rmSync(place, { recursive: true }));

describe('makeRunFolder', () => {
  it('removes the folder of a run that was killed, and no other', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const [killed, running, foreign] = [
      `rapport-test-${pid}-a`,
      `rapport-test-${process.pid}-b`,
      'rapport-test-notes',
    ];
    for (const name of [killed, running, foreign])
      mkdirSync(join(place, name, 'stack'), { recursive: true });
    const made = makeRunFolder({ place });
    expect(existsSync(join(place, killed))).toBe(false);
    expect(existsSync(join(place, running))).toBe(true);
    expect(existsSync(join(place, foreign))).toBe(true);
    expect(existsSync(made)).toBe(true);
  });

  it('reports how much space is missing and where, and leaves no files', () => {
    const needed = 2 ** 60;
    expect(() => makeRunFolder({ place, needed })).toThrow(
      new RegExp(`^The tests need about 1073741824 GB in ${place}, which has \\d+ MB left\\.`),
    );
    expect(readdirSync(place)).toEqual([]);
  });
});

import { type Command } from '@rapport/remote-api';
import fc from 'fast-check';
import { meaningOf, SEQUENCE_MS, type FirstKey } from './shortcut-keys.ts';

const command = (keys: string): Command => ({ id: keys, label: keys, keys, run: () => {} });
const COMMANDS = ['c', 'l', '?', 'g c', 'g o'].map(command);

/**
 * Returns the keys of the commands run by a sequence of keys, each pressed `pause` milliseconds after the previous
 * one.
 */
function runBy(keys: readonly string[], pause = 100): string[] {
  let first: FirstKey | null = null;
  return keys.flatMap((key, index) => {
    const meaning = meaningOf(key, index * pause, first, COMMANDS);
    first = meaning.first;
    return meaning.run === null ? [] : [meaning.run.keys ?? ''];
  });
}

describe('the meaning of a key', () => {
  it('is the command of one key, or of two in a row', () => {
    expect(runBy(['c'])).toEqual(['c']);
    expect(runBy(['g', 'c'])).toEqual(['g c']);
    expect(runBy(['g', 'o', 'l'])).toEqual(['g o', 'l']);
    expect(runBy(['g', 'x', 'o'])).toEqual([]);
    expect(runBy(['g', 'g', 'c'])).toEqual(['g c']);
  });

  it('drops the first key if the second is late or belongs to no command', () => {
    expect(runBy(['g', 'c'], SEQUENCE_MS)).toEqual(['g c']);
    expect(runBy(['g', 'c'], SEQUENCE_MS + 1)).toEqual(['c']);
    expect(runBy(['g', 'l'])).toEqual(['l']);
    expect(runBy(['g', 'o', 'o'])).toEqual(['g o']);
  });

  it('runs at most one command per key, and keys of no command run nothing', () => {
    const key = fc.constantFrom('c', 'l', 'g', 'o', '?', 'x', 'C', ' ');
    fc.assert(
      fc.property(fc.array(key), (keys) => {
        expect(runBy(keys).join(' ').split(' ').length).toBeLessThanOrEqual(keys.length + 1);
        const known = keys.filter((each) => 'clgo?'.includes(each));
        const unknown = keys.filter((each) => !'clgo?'.includes(each));
        expect(runBy(unknown)).toEqual([]);
        if (unknown.length === 0) expect(runBy(keys)).toEqual(runBy(known));
      }),
    );
  });
});

import { setTimeout as delay } from 'node:timers/promises';
import { InTurn } from './in-turn.ts';

describe('InTurn', () => {
  it('runs what shares a key one after the other, and other keys beside it', async () => {
    const turns = new InTurn();
    const log: string[] = [];
    const work = (name: string, ms: number) => async () => {
      log.push(`${name} begins`);
      await delay(ms);
      log.push(`${name} ends`);
      return name;
    };
    const names = await Promise.all([
      turns.run('a', work('first', 50)),
      turns.run('a', work('second', 0)),
      turns.run('b', work('other', 0)),
    ]);
    expect(names).toEqual(['first', 'second', 'other']);
    expect(log.indexOf('second begins')).toBeGreaterThan(log.indexOf('first ends'));
    expect(log.indexOf('other ends')).toBeLessThan(log.indexOf('first ends'));
  });

  it('goes on after work that fails', async () => {
    const turns = new InTurn();
    const failing = turns.run('a', () => Promise.reject(new Error('no')));
    const next = turns.run('a', async () => 'next');
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('next');
  });
});

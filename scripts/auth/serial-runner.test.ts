import { SerialRunner } from './serial-runner.ts';

describe('SerialRunner', () => {
  it('runs work with the same key in sequence, and other keys in parallel', async () => {
    const turns = new SerialRunner();
    const log: string[] = [];
    const work = (name: string, until?: Promise<unknown>) => async () => {
      log.push(`${name} begins`);
      await until;
      log.push(`${name} ends`);
      return name;
    };
    let endFirst = () => {};
    const first = turns.run(
      'a',
      work('first', new Promise<void>((resolve) => (endFirst = resolve))),
    );
    const second = turns.run('a', work('second'));
    await turns.run('b', work('other'));
    endFirst();
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
    expect(log).toEqual([
      'first begins',
      'other begins',
      'other ends',
      'first ends',
      'second begins',
      'second ends',
    ]);
  });

  it('goes on after work that fails', async () => {
    const turns = new SerialRunner();
    const failing = turns.run('a', () => Promise.reject(new Error('no')));
    const next = turns.run('a', async () => 'next');
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('next');
  });
});

import { Turns } from './turns.ts';

/** Starts work that continues until the test ends it. */
function started(turns: Turns) {
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (user: string, name: string, signal?: AbortSignal) =>
    turns.run(
      user,
      () => {
        order.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      },
      signal,
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { order, begin, end };
}

describe('Turns', () => {
  it('lets one user have a limited number at once, and others start in parallel', async () => {
    const { order, begin, end } = started(new Turns({ inAll: 3, perUser: 2 }));
    for (const name of ['a1', 'a2', 'a3']) void begin('ada', name);
    void begin('bob', 'b1');
    await end('nothing');
    expect(order).toEqual(['a1', 'a2', 'b1']);
    await end('b1');
    expect(order).toEqual(['a1', 'a2', 'b1']);
    await end('a1');
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('gives a turn to the user with the fewest', async () => {
    const { order, begin, end } = started(new Turns({ inAll: 2, perUser: 2 }));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void begin('ada', name);
    void begin('bob', 'b1');
    await end('nothing');
    await end('a1');
    expect(order).toEqual(['a1', 'a2', 'b1']);
  });

  it('refuses a user who has enough waiting, and says when to retry', async () => {
    const { begin } = started(new Turns({ inAll: 2, perUser: 1, waitingPerUser: 1 }));
    void begin('ada', 'a1');
    void begin('ada', 'a2');
    await expect(begin('ada', 'a3')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      headers: { 'Retry-After': '10' },
    });
  });

  it('refuses what has waited too long', async () => {
    const { begin } = started(new Turns({ inAll: 1, perUser: 1, patienceMs: 1 }));
    void begin('ada', 'a1');
    await expect(begin('bob', 'b1')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('passes on the turn of failed work, and skips canceled work', async () => {
    const { order, begin, end } = started(new Turns({ inAll: 1, perUser: 1 }));
    const turns = new Turns({ inAll: 1, perUser: 1 });
    await expect(turns.run('ada', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.run('ada', () => Promise.resolve(1))).toBe(1);
    void begin('ada', 'a1');
    const left = new AbortController();
    const gone = begin('ada', 'a2', left.signal);
    void begin('ada', 'a3');
    left.abort(new Error('left'));
    await expect(gone).rejects.toThrow('left');
    await end('a1');
    expect(order).toEqual(['a1', 'a3']);
  });
});

import { Gate } from './gate.ts';

const size = { places: 1, waiting: 4, waitingPerSender: 2 };

/** Work that ends on demand, and the order in which pieces of it began. */
function workshop() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const piece = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { begun, piece, settle, endOne: () => ends.shift()?.() };
}

describe('Gate', () => {
  it('lets the pieces in one after the other, in the order they came', async () => {
    const { begun, piece, settle, endOne } = workshop();
    const gate = new Gate(size);
    const results = ['a', 'b', 'c'].map((name) => gate.run(name, piece(name)));
    await settle();
    expect(begun).toEqual(['a']);
    for (let left = 3; left > 0; left -= 1) {
      endOne();
      await settle();
    }
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
  });

  it('refuses excess work immediately, and reserves room for another sender', async () => {
    const { piece, settle, endOne } = workshop();
    const gate = new Gate(size);
    const flood = Array.from({ length: 150 }, () => gate.run('flood', piece('flood')));
    const other = gate.run('other', piece('other'));
    const turnedAway = (await Promise.race([Promise.all(flood.slice(3)), settle()])) ?? [];
    expect(turnedAway).toEqual(Array.from({ length: 147 }, () => undefined));
    for (let left = 4; left > 0; left -= 1) {
      endOne();
      await settle();
    }
    expect(await other).toBe('other');
  });

  it('goes on after work that failed', async () => {
    const gate = new Gate(size);
    const fail = () => Promise.reject(new Error('no'));
    await expect(gate.run('a', fail)).rejects.toThrow('no');
    expect(await gate.run('a', async () => 'yes')).toBe('yes');
  });
});

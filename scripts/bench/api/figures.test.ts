import { figuresOf, percentile, type Turn } from './figures.ts';

const turn = (server: string, round: number, cpuMicroseconds: number, times = [1]): Turn => ({
  server,
  request: 'GET /api/contacts',
  connections: 8,
  round,
  cpuMicroseconds,
  times,
});

describe('figuresOf', () => {
  it('compares the turns of one round, and takes the median of the ratios', () => {
    const turns = [
      [turn('bare', 0, 100), turn('product', 0, 150)],
      // A busy machine: everything took twice the time.
      [turn('bare', 1, 200), turn('product', 1, 320)],
      [turn('bare', 2, 100), turn('product', 2, 900)],
    ].flat();
    expect(figuresOf(turns, 'GET /api/contacts', 8)).toMatchObject([
      { server: 'bare', cpuMicroseconds: 100, ratio: 1 },
      { server: 'product', cpuMicroseconds: 320, ratio: 1.6 },
    ]);
  });

  it('takes only the turns that are asked for', () => {
    expect(figuresOf([turn('bare', 0, 100)], 'GET /api/contacts', 1)).toEqual([]);
  });

  it('takes the times of all rounds together', () => {
    const turns = [turn('bare', 0, 1, [1, 2]), turn('bare', 1, 1, [3, 4])];
    expect(figuresOf(turns, 'GET /api/contacts', 8)[0]).toMatchObject({ p50: 2, p99: 4 });
  });
});

describe('percentile', () => {
  it.each([
    [50, 50],
    [99, 99],
    [100, 100],
  ])('of 1 to 100: p%i is %i', (percent, expected) => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(values, percent)).toBe(expected);
  });

  it('of nothing is NaN', () => {
    expect(percentile([], 50)).toBeNaN();
  });
});

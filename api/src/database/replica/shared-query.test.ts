import { SharedQuery } from './shared-query.ts';

interface Run {
  resolve: (result: number) => void;
  reject: (reason: Error) => void;
}

/** A query whose runs end when the test says so. */
function controlled() {
  const runs: Run[] = [];
  const shared = new SharedQuery(
    () => new Promise<number>((resolve, reject) => void runs.push({ resolve, reject })),
  );
  return { runs, shared };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('SharedQuery', () => {
  it('runs once for all callers that ask before it starts', async () => {
    const { runs, shared } = controlled();
    const asked = Promise.all([shared.ask(), shared.ask(), shared.ask()]);
    await turn();
    expect(runs).toHaveLength(1);
    runs[0]?.resolve(7);
    await expect(asked).resolves.toEqual([7, 7, 7]);
  });

  it('runs once more for callers that ask while it runs', async () => {
    const { runs, shared } = controlled();
    const early = shared.ask();
    await turn();
    const late = Promise.all([shared.ask(), shared.ask()]);
    await turn();
    expect(runs).toHaveLength(1);
    runs[0]?.resolve(1);
    await turn();
    expect(runs).toHaveLength(2);
    runs[1]?.resolve(2);
    await expect(early).resolves.toBe(1);
    await expect(late).resolves.toEqual([2, 2]);
  });

  it('runs again after a failure', async () => {
    const { runs, shared } = controlled();
    const failing = shared.ask();
    await turn();
    runs[0]?.reject(new Error('away'));
    await expect(failing).rejects.toThrow('away');
    const asked = shared.ask();
    await turn();
    runs[1]?.resolve(3);
    await expect(asked).resolves.toBe(3);
  });
});

import { HealthChecks } from './health-checks.ts';

/** Returns whether the promise is still pending after a turn of the event loop. */
async function waits(checks: HealthChecks): Promise<[before: boolean, afterNext: boolean]> {
  let done = false;
  const asked = checks.askedAgain().then(() => (done = true));
  await new Promise((resolve) => setImmediate(resolve));
  const before = !done;
  checks.note();
  await asked;
  return [before, !done];
}

describe('HealthChecks', () => {
  it('waits for the next check by a regular caller', async () => {
    const checks = new HealthChecks(60_000);
    checks.note();
    checks.note();
    expect(await waits(checks)).toEqual([true, false]);
  });

  it.each([0, 1])('does not wait after %i checks', async (questions) => {
    const checks = new HealthChecks(60_000);
    for (let asked = 0; asked < questions; asked += 1) checks.note();
    expect(await waits(checks)).toEqual([false, false]);
  });

  it('does not wait for long', async () => {
    const checks = new HealthChecks(20);
    checks.note();
    checks.note();
    await expect(checks.askedAgain()).resolves.toBeUndefined();
  });
});

const PATIENCE_MS = 60_000;

/** Waits until a condition is true. @throws if it isn't after a minute */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not happen');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

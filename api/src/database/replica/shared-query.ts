/**
 * Runs a query once for all callers that ask before it starts. A query that's already running isn't shared: its
 * result could be older than what a caller has seen.
 */
export class SharedQuery<T> {
  private running: Promise<unknown> = Promise.resolve();
  private next: Promise<T> | null = null;

  constructor(private readonly query: () => Promise<T>) {}

  /** Returns the result of a query that starts after this call. */
  ask(): Promise<T> {
    this.next ??= this.afterRunning();
    return this.next;
  }

  private async afterRunning(): Promise<T> {
    await this.running;
    this.next = null;
    const result = this.query();
    this.running = result.catch(() => undefined);
    return result;
  }
}

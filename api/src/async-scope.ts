import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A value that's available to everything called within `run`, at any depth. It costs nothing while no `run` is
 * active: in Node before 24, an AsyncLocalStorage that was used once slows down every promise of the process.
 */
export class AsyncScope<T> {
  private readonly storage = new AsyncLocalStorage<T>();
  private running = 0;

  async run<Result>(value: T, work: () => Promise<Result>): Promise<Result> {
    this.running += 1;
    try {
      return await this.storage.run(value, work);
    } finally {
      this.running -= 1;
      if (this.running === 0) this.storage.disable();
    }
  }

  /** Returns the value of the innermost surrounding `run`, or undefined outside of one. */
  current(): T | undefined {
    return this.storage.getStore();
  }
}

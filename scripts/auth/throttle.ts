/** Limits, all counted within the same sliding window. */
export type ThrottleSettings = {
  windowSeconds: number;
  /** For one account from one address: more are refused. */
  failedSignInsPerAccount: number;
  /** For one account from all addresses: more have to wait. */
  slowSignInsPerAccount: number;
  /** From one address, for all accounts: more have to wait. */
  failedSignInsPerAddress: number;
  signUpsPerAddress: number;
  /** Emails requested from one address. */
  mailsPerAddress: number;
};

/** Result of `take`: a place that can be given back, or the seconds until one is free. */
export type Taken = { ok: true; giveBack(): void } | { ok: false; waitSeconds: number };

const MOST_KEYS = 50_000;

/** Counts events per key and limits them within the last `windowSeconds`. */
export class SlidingWindow {
  readonly #limit: number;
  readonly #window: number;
  readonly #now: () => number;
  readonly #times = new Map<string, number[]>();

  constructor(limit: number, windowSeconds: number, now: () => number = Date.now) {
    this.#limit = limit;
    this.#window = windowSeconds * 1_000;
    this.#now = now;
  }

  take(key: string): Taken {
    const now = this.#now();
    const times = (this.#times.get(key) ?? []).filter((time) => time > now - this.#window);
    const oldest = times[0];
    if (oldest !== undefined && times.length >= this.#limit) {
      this.#times.set(key, times);
      return {
        ok: false,
        waitSeconds: Math.max(1, Math.ceil((oldest + this.#window - now) / 1_000)),
      };
    }
    this.#keep(key, [...times, now]);
    return { ok: true, giveBack: () => this.#giveBack(key, now) };
  }

  /** Number of events within the window. */
  count(key: string): number {
    const since = this.#now() - this.#window;
    return (this.#times.get(key) ?? []).filter((time) => time > since).length;
  }

  /** Counts an event without checking the limit. */
  add(key: string): void {
    const times = this.#times.get(key) ?? [];
    this.#keep(key, [...times.slice(-this.#limit), this.#now()]);
  }

  #giveBack(key: string, time: number): void {
    const times = this.#times.get(key) ?? [];
    const index = times.indexOf(time);
    if (index >= 0) times.splice(index, 1);
    if (times.length === 0) this.#times.delete(key);
  }

  #keep(key: string, times: number[]): void {
    // Deleted and set again, so the keys are sorted by last use.
    this.#times.delete(key);
    this.#times.set(key, times);
    this.#forgetOldest();
  }

  /** A flood of made-up keys must not fill the memory. */
  #forgetOldest(): void {
    if (this.#times.size <= MOST_KEYS) return;
    const [oldest] = this.#times.keys();
    if (oldest !== undefined) this.#times.delete(oldest);
  }
}

/** Limits, all counted within the same sliding window. */
export type ThrottleSettings = {
  windowSeconds: number;
  /** For one account from one address: further ones are refused. */
  failedSignInsPerAccount: number;
  /** For one account from all addresses: further ones wait. */
  slowSignInsPerAccount: number;
  /** From one address, for all accounts: further ones wait. */
  failedSignInsPerAddress: number;
  signUpsPerAddress: number;
  /** Mails that are asked for from one address. */
  mailsPerAddress: number;
};

/** The result of `take`: a place that can be given back, or how long to wait for one. */
export type Taken = { ok: true; giveBack(): void } | { ok: false; waitSeconds: number };

const MOST_KEYS = 50_000;

/** Counts events per key and says when there were too many within the last `windowSeconds`. */
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

  /** How many were counted lately. */
  count(key: string): number {
    const since = this.#now() - this.#window;
    return (this.#times.get(key) ?? []).filter((time) => time > since).length;
  }

  /** Counts an event, without any limit. */
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
    // Deleted and set again, so that the keys stand in the order of their last use.
    this.#times.delete(key);
    this.#times.set(key, times);
    this.#forgetOldest();
  }

  /** A flood of invented keys must not fill the memory. */
  #forgetOldest(): void {
    if (this.#times.size <= MOST_KEYS) return;
    const [oldest] = this.#times.keys();
    if (oldest !== undefined) this.#times.delete(oldest);
  }
}

/** Limits, all counted within the same sliding window. */
export type ThrottleSettings = {
  windowSeconds: number;
  failedSignInsPerAccount: number;
  failedSignInsPerAddress: number;
  signUpsPerAddress: number;
};

/** What taking a place came to: a place that can be given back, or how long to wait for one. */
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
    times.push(now);
    // Set anew, so that the keys stand in the order of their last use.
    this.#times.delete(key);
    this.#times.set(key, times);
    this.#forgetOldest();
    return { ok: true, giveBack: () => this.#giveBack(key, now) };
  }

  #giveBack(key: string, time: number): void {
    const times = this.#times.get(key) ?? [];
    const index = times.indexOf(time);
    if (index >= 0) times.splice(index, 1);
    if (times.length === 0) this.#times.delete(key);
  }

  /** A flood of invented keys must not fill the memory. */
  #forgetOldest(): void {
    if (this.#times.size <= MOST_KEYS) return;
    const [oldest] = this.#times.keys();
    if (oldest !== undefined) this.#times.delete(oldest);
  }
}

/** Takes a place in every window, or in none. */
export function takeAll(places: [SlidingWindow, string][]): Taken {
  const taken: (() => void)[] = [];
  const giveBack = () => taken.forEach((give) => give());
  for (const [window, key] of places) {
    const place = window.take(key);
    if (!place.ok) {
      giveBack();
      return place;
    }
    taken.push(place.giveBack);
  }
  return { ok: true, giveBack };
}

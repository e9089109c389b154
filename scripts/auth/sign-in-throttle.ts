import { SlidingWindow, type Taken, type ThrottleSettings } from './throttle.ts';

/**
 * The account whose secret is guessed, and the client's address; without an account if a link contains only the
 * secret.
 */
export type Attempt = { account: string; address: string };

/** The decision about an attempt. */
export type Admission =
  | { kind: 'go'; succeeded(): void; wrong(): void; neither(): void }
  /** The attempt may proceed after this delay. */
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'refused'; waitSeconds: number };

/** Delay of an attempt at an account with many wrong guesses. */
const ACCOUNT_DELAY_MS = 2_000;
/** Interval between attempts from an address with many wrong guesses. */
const ADDRESS_INTERVAL_MS = 500;
/** Maximum delay; beyond it, an attempt is refused with a Retry-After. */
const MOST_DELAY_MS = 5_000;
const MOST_FAMILIAR = 50_000;

/**
 * Makes guessing slow without letting anyone lock someone else out.
 *
 * A limit that refuses can be abused as soon as a stranger can use it up: ten wrong guesses at an account kept its
 * owner out, and fifty from one address kept out everyone behind that address. So only a pair of account and
 * address is refused, and shared limits only slow attempts down:
 *
 * - an account from one address: ten wrong guesses, then none until the window has passed. The owner of the account
 *   can sign in from another address, and others behind the same address can sign in to their accounts.
 * - an account from all addresses: from the ceiling on, every attempt waits two seconds, one at a time from each
 *   address. So a guesser with many addresses gains nothing from more connections.
 * - an address for all accounts: from the ceiling on, attempts are spaced out; those that would wait longer than
 *   five seconds get a short Retry-After.
 *
 * A user who has signed in to an account from an address before is familiar there. No ceiling delays them, because
 * the ceilings count what others do; the limit of ten wrong guesses still applies to them.
 */
export class SignInThrottle {
  readonly #settings: ThrottleSettings;
  readonly #now: () => number;
  readonly #pairs: SlidingWindow;
  readonly #accounts: SlidingWindow;
  readonly #addresses: SlidingWindow;
  /** Earliest time of the next attempt, by address. */
  readonly #nextSlots = new Map<string, number>();
  /** Pairs with a waiting attempt. */
  readonly #waiting = new Set<string>();
  readonly #familiar = new Set<string>();

  constructor(settings: ThrottleSettings, now: () => number = Date.now) {
    const window = (limit: number) => new SlidingWindow(limit, settings.windowSeconds, now);
    this.#settings = settings;
    this.#now = now;
    this.#pairs = window(settings.failedSignInsPerAccount);
    this.#accounts = window(settings.slowSignInsPerAccount);
    this.#addresses = window(settings.failedSignInsPerAddress);
  }

  /**
   * Decides about an attempt. An attempt that may proceed counts as wrong until its result is known, so many at the
   * same time can't slip past the limit.
   *
   * @param hasWaited true if this attempt has already waited
   */
  admit(attempt: Attempt, hasWaited: boolean): Admission {
    const pair = pairOf(attempt);
    const place: Taken = attempt.account === '' ? FREE : this.#pairs.take(pair);
    if (!place.ok) return { kind: 'refused', waitSeconds: place.waitSeconds };
    const delay = hasWaited || this.#familiar.has(pair) ? 0 : this.#delay(attempt);
    if (delay > 0) place.giveBack();
    if (delay > MOST_DELAY_MS || (delay > 0 && this.#waiting.has(pair))) {
      return { kind: 'refused', waitSeconds: Math.ceil(Math.min(delay, MOST_DELAY_MS) / 1_000) };
    }
    if (delay > 0) {
      this.#reserve(attempt);
      return { kind: 'wait', milliseconds: delay };
    }
    return {
      kind: 'go',
      succeeded: () => {
        place.giveBack();
        if (attempt.account !== '') this.#befriend(pair);
      },
      wrong: () => {
        if (attempt.account !== '') this.#accounts.add(attempt.account);
        this.#addresses.add(attempt.address);
      },
      neither: place.giveBack,
    };
  }

  /** Ends the wait of an attempt. */
  waited(attempt: Attempt): void {
    this.#waiting.delete(pairOf(attempt));
  }

  #delay({ account, address }: Attempt): number {
    const atAccount =
      account !== '' && this.#accounts.count(account) >= this.#settings.slowSignInsPerAccount;
    const next = this.#nextSlots.get(address) ?? 0;
    const untilSlot = this.#isCrowded(address)
      ? Math.max(ADDRESS_INTERVAL_MS, next - this.#now())
      : 0;
    return Math.max(atAccount ? ACCOUNT_DELAY_MS : 0, untilSlot);
  }

  #isCrowded(address: string): boolean {
    return this.#addresses.count(address) >= this.#settings.failedSignInsPerAddress;
  }

  #reserve(attempt: Attempt): void {
    const { address } = attempt;
    if (attempt.account !== '') this.#waiting.add(pairOf(attempt));
    if (!this.#isCrowded(address)) return;
    const now = this.#now();
    for (const [other, slot] of this.#nextSlots) if (slot < now) this.#nextSlots.delete(other);
    const from = Math.max(this.#nextSlots.get(address) ?? 0, now + ADDRESS_INTERVAL_MS);
    this.#nextSlots.set(address, from + ADDRESS_INTERVAL_MS);
  }

  #befriend(pair: string): void {
    this.#familiar.delete(pair);
    this.#familiar.add(pair);
    const [oldest] = this.#familiar;
    if (this.#familiar.size > MOST_FAMILIAR && oldest !== undefined) this.#familiar.delete(oldest);
  }
}

const FREE: Taken = { ok: true, giveBack: () => {} };

const pairOf = ({ account, address }: Attempt) => `${account}\n${address}`;

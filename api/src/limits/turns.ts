import { TooManyRequests } from '../errors/http-errors.ts';

interface TurnsOptions {
  /** The maximum number of concurrent turns. */
  inAll: number;
  /** The maximum per user. */
  perUser: number;
  /** How many may wait per user; unlimited by default. */
  waitingPerUser?: number;
  /** How long one may wait in milliseconds; unlimited by default. */
  patienceMs?: number;
}

interface Waiting {
  user: string;
  begin: () => void;
}

/** When to retry if others of the same user are already waiting. */
const RETRY_AFTER_SECONDS = 10;

/**
 * Limits concurrent work in this process, in total and per user. When a turn ends, the next one goes to the user
 * with the fewest running turns, and among those to the one who has waited longest, so that no one waits for all
 * the work of another user.
 */
export class Turns {
  private running = 0;
  private readonly runningOf = new Map<string, number>();
  private readonly waiting = new Set<Waiting>();

  constructor(private readonly options: TurnsOptions) {}

  /**
   * Runs `work` when it is the user's turn.
   * @param signal cancels the wait; the work itself has to handle the signal, too
   * @throws {TooManyRequests} if too many are waiting for this user, or the turn doesn't come in time
   * @throws the reason of the signal
   */
  async run<T>(user: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.turn(user, signal);
    try {
      return await work();
    } finally {
      this.count(user, -1);
      this.pass();
    }
  }

  private turn(user: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (this.isFree(user)) {
      this.count(user, 1);
      return Promise.resolve();
    }
    const { waitingPerUser = Infinity, patienceMs } = this.options;
    const others = [...this.waiting].filter((each) => each.user === user).length;
    if (others >= waitingPerUser) throw tooMany();
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        this.waiting.delete(waiting);
      };
      const leave = () => {
        end();
        reject(signal?.aborted ? signal.reason : tooMany());
      };
      const begin = () => {
        end();
        this.count(user, 1);
        resolve();
      };
      const waiting = { user, begin };
      const timer = patienceMs === undefined ? undefined : setTimeout(leave, patienceMs);
      signal?.addEventListener('abort', leave, { once: true });
      this.waiting.add(waiting);
    });
  }

  private pass(): void {
    let next: Waiting | undefined;
    for (const each of this.waiting) {
      if (!this.isFree(each.user)) continue;
      if (next === undefined || this.has(each.user) < this.has(next.user)) next = each;
    }
    next?.begin();
  }

  private isFree(user: string): boolean {
    return this.running < this.options.inAll && this.has(user) < this.options.perUser;
  }

  private has(user: string): number {
    return this.runningOf.get(user) ?? 0;
  }

  private count(user: string, change: 1 | -1): void {
    this.running += change;
    const now = this.has(user) + change;
    if (now === 0) this.runningOf.delete(user);
    else this.runningOf.set(user, now);
  }
}

function tooMany(): TooManyRequests {
  return new TooManyRequests(String(RETRY_AFTER_SECONDS));
}

import { type RequestHandler } from 'express';
import { DomainError } from '../errors/domain-error.ts';

/** The maximum number of requests in progress; many times the number of concurrent database queries. */
const MOST_AT_WORK = 64;
/** A process that has just started is slow: it begins with fewer and allows one more with every response. */
const FIRST_AT_WORK = 16;
/** The maximum number of waiting requests; more than a burst of one page, less than a flood. */
const MOST_WAITING = 192;
/** A client that has waited this long has given up, or will before a response arrives. */
const LONGEST_WAIT_MS = 5_000;
const RETRY_AFTER_SECONDS = '2';

/** If a probe had to wait, a supervisor would consider a busy process dead. */
const ALWAYS_ADMITTED = new Set(['/healthz', '/readyz']);

/** More requests arrive than can be answered, as after a restart, when every client retries. */
export class TooBusy extends DomainError {
  constructor() {
    super('TOO_BUSY', { headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
  }
}

/** Decides which request may begin; the others wait in order of arrival. */
export class Admission {
  /** The number of refused requests since startup. */
  refused = 0;
  private atWork = 0;
  private mostAtWork = FIRST_AT_WORK;
  private readonly waiting = new Set<() => void>();

  get counts() {
    return { atWork: this.atWork, waiting: this.waiting.size, refused: this.refused };
  }

  /** Calls back once: with true when the request may begin, with false if it's refused. */
  enter(callback: (admitted: boolean) => void): void {
    if (this.atWork < this.mostAtWork) {
      this.atWork += 1;
      callback(true);
      return;
    }
    if (this.waiting.size >= MOST_WAITING) {
      callback(false);
      return;
    }
    const begin = () => {
      clearTimeout(timer);
      this.waiting.delete(begin);
      this.atWork += 1;
      callback(true);
    };
    const timer = setTimeout(() => {
      this.waiting.delete(begin);
      callback(false);
    }, LONGEST_WAIT_MS);
    timer.unref();
    this.waiting.add(begin);
  }

  /** Marks an admitted request as done. */
  leave(): void {
    this.atWork -= 1;
    this.mostAtWork = Math.min(this.mostAtWork + 1, MOST_AT_WORK);
    for (const begin of this.waiting) {
      if (this.atWork >= this.mostAtWork) return;
      begin();
    }
  }
}

/**
 * Limits the number of requests in progress, and answers 503 to the rest before any work is done for them: a
 * process that accepted every retry would finish none of them.
 */
export function admission(turns = new Admission()): RequestHandler {
  return (request, response, next) => {
    if (ALWAYS_ADMITTED.has(request.path)) {
      next();
      return;
    }
    turns.enter((admitted) => {
      if (!admitted) {
        turns.refused += 1;
        next(new TooBusy());
        return;
      }
      response.once('close', () => turns.leave());
      // A client that disconnected while waiting needs no response. (The request itself is destroyed once it has
      // been read.)
      if (response.destroyed) turns.leave();
      else next();
    });
  };
}

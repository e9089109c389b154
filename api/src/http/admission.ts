import { type RequestHandler } from 'express';
import { DomainError } from '../errors/domain-error.ts';

/** Requests at work at the same time; many times what the database is asked at once. */
const MOST_AT_WORK = 64;
/** A process that has just started runs slow code: it begins with fewer and takes one more per answer. */
const FIRST_AT_WORK = 16;
/** Requests that wait for their turn; more than a burst of one page, less than a storm. */
const MOST_WAITING = 192;
/** Whoever waited for so long has given up, or will before there is an answer. */
const LONGEST_WAIT_MS = 5_000;
const RETRY_AFTER_SECONDS = '2';

/** A supervisor that is kept waiting would take a busy process for a dead one. */
const ALWAYS_ADMITTED = new Set(['/healthz', '/readyz']);

/** More is asked than can be answered, as after a restart, when everybody tries again. */
class TooBusy extends DomainError {
  constructor() {
    super('TOO_BUSY', { headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
  }
}

/** Says whose turn it is. Who waits comes in the order of arrival. */
class Admission {
  private atWork = 0;
  private mostAtWork = FIRST_AT_WORK;
  private readonly waiting = new Set<() => void>();

  /** Calls back once: with true when the request may begin, with false when it is not to be answered. */
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

  /** A request that was admitted is done. */
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
 * Keeps the number of requests at work within bounds, and answers 503 to what is too much before
 * anything is done about it: a process that is drowned in retries would answer none of them.
 */
export function admission(): RequestHandler {
  const turns = new Admission();
  return (request, response, next) => {
    if (ALWAYS_ADMITTED.has(request.path)) {
      next();
      return;
    }
    turns.enter((admitted) => {
      if (!admitted) {
        next(new TooBusy());
        return;
      }
      response.once('close', () => turns.leave());
      // Whoever left while waiting needs no answer.
      if (response.destroyed || request.destroyed) turns.leave();
      else next();
    });
  };
}

import { Injectable } from '@nestjs/common';
import { ipKeyGenerator } from 'express-rate-limit';
import { TooManyRequests } from '../errors/http-errors.ts';
import { type LeasedStore } from './leased-store.ts';
import { Limits } from './limits.ts';

/** An office behind one address follows some links that have ended. */
const WRONG_PER_MINUTE = 60;

/**
 * Slows the guessing of addresses that open something without a sign-in. What is guessed at is never
 * counted, or a stranger could close it to its owner: the secret is checked first, a right one always
 * works, and a wrong one counts against the address that sent it.
 */
@Injectable()
export class WrongLinks {
  private readonly wrong: LeasedStore;

  constructor(limits: Limits) {
    this.wrong = limits.counter('wrong links', WRONG_PER_MINUTE);
  }

  /**
   * Counts a link that leads nowhere.
   * @throws {TooManyRequests}
   */
  async count(ip: string): Promise<void> {
    const { totalHits } = await this.wrong.increment(`address ${ipKeyGenerator(ip)}`);
    if (totalHits > WRONG_PER_MINUTE) throw new TooManyRequests('60');
  }
}

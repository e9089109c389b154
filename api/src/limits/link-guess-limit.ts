import { Injectable } from '@nestjs/common';
import { ipKeyGenerator } from 'express-rate-limit';
import { TooManyRequests } from '../errors/http-errors.ts';
import { type LeasedStore } from './leased-store.ts';
import { Limits } from './limits.ts';

/** Many users behind one address may follow some expired links. */
const WRONG_PER_MINUTE = 60;

/**
 * Slows down the guessing of secret links that work without a sign-in. The guessed target isn't counted, because
 * then a stranger could lock out its owner: the secret is checked first, a right one always works, and a wrong one
 * counts against the sender's address.
 */
@Injectable()
export class LinkGuessLimit {
  private readonly wrong: LeasedStore;

  constructor(limits: Limits) {
    this.wrong = limits.counter('wrong links', WRONG_PER_MINUTE);
  }

  /**
   * Counts an invalid link.
   * @throws {TooManyRequests}
   */
  async count(ip: string): Promise<void> {
    const { totalHits } = await this.wrong.increment(`address ${ipKeyGenerator(ip)}`);
    if (totalHits > WRONG_PER_MINUTE) throw new TooManyRequests('60');
  }
}

import { Logger } from '@nestjs/common';
import { errors } from 'jose';
import { type AuthSettings } from '../env.ts';

/** Milliseconds between two lines about the same. */
const PAUSE = 60_000;

/**
 * Tells the log of tokens that our own keys have signed and that are refused all the same: then a
 * setting is wrong, and no one can sign in. Tokens that have expired, or that someone made up, are no
 * news.
 */
export class RefusedTokens {
  private readonly logger = new Logger(RefusedTokens.name);
  /** Refusals since the start, by the claim that is wrong. */
  readonly counts = new Map<string, number>();
  private readonly toldAt = new Map<string, number>();

  constructor(
    private readonly settings: AuthSettings,
    private readonly now: () => number,
  ) {}

  /** Counts the refusal, and says it at most once in a minute. */
  note(error: unknown): void {
    if (!(error instanceof errors.JWTClaimValidationFailed)) return;
    const { claim } = error;
    if (claim !== 'iss' && claim !== 'aud') return;
    const count = (this.counts.get(claim) ?? 0) + 1;
    this.counts.set(claim, count);
    if (this.now() - (this.toldAt.get(claim) ?? -PAUSE) < PAUSE) return;
    this.toldAt.set(claim, this.now());
    const advice =
      claim === 'iss' && this.settings.mode === 'hosted'
        ? `The issuer isn't ${this.settings.issuer}: check JWT_ISSUER`
        : `The claim "${claim}" isn't the one that this API expects`;
    this.logger.warn(
      { refused: count, claim },
      `Tokens with a good signature are refused. ${advice}.`,
    );
  }
}

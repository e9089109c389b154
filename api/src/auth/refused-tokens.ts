import { Logger } from '@nestjs/common';
import { errors } from 'jose';
import { type AuthSettings } from '../env.ts';

/** Milliseconds between two log lines about the same claim. */
const PAUSE = 60_000;

/**
 * Logs tokens that are signed with our own keys but refused, which means that a setting is wrong and no one can
 * sign in. Expired or made-up tokens aren't logged.
 */
export class RefusedTokens {
  private readonly logger = new Logger(RefusedTokens.name);
  /** Refusals since startup, by the invalid claim. */
  readonly counts = new Map<string, number>();
  private readonly loggedAt = new Map<string, number>();

  constructor(
    private readonly settings: AuthSettings,
    private readonly now: () => number,
  ) {}

  /** Counts the refusal and logs it at most once a minute. */
  note(error: unknown): void {
    if (!(error instanceof errors.JWTClaimValidationFailed)) return;
    const { claim } = error;
    if (claim !== 'iss' && claim !== 'aud') return;
    const count = (this.counts.get(claim) ?? 0) + 1;
    this.counts.set(claim, count);
    if (this.now() - (this.loggedAt.get(claim) ?? -PAUSE) < PAUSE) return;
    this.loggedAt.set(claim, this.now());
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

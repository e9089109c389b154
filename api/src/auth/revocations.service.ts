import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { type User } from './user.ts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { jsonObject } from '../database/sql.ts';
import { forgettableAt, type Revocation, type Verdict, verdictOn } from './domain/revocation.ts';
import { KnownRevocations, type UserRevocation } from './known-revocations.ts';

/** The maximum age of the loaded revocations, and so the delay before revocations by other processes apply here. */
const FRESH_MS = 2_000;
/** How long a request waits for fresh revocations before it uses the known ones. */
const PATIENCE_MS = 1_000;
/** How far each query goes back: a row becomes visible only when its transaction commits. */
const OVERLAP = "interval '60 seconds'";
const NO_SESSION = '00000000-0000-0000-0000-000000000000';

const ROW_JSON = jsonObject({
  userId: 'user_id',
  kind: 'kind',
  sessionId: `NULLIF(session_id, '${NO_SESSION}')`,
  revokedAt: 'extract(epoch FROM revoked_at)::float8',
  expiresAt: 'extract(epoch FROM expires_at)::float8',
});

const NEWS = `SELECT clock_timestamp()::text AS "readAt", COALESCE(
    (SELECT json_agg(${ROW_JSON}) FROM rapport.revocations
     WHERE recorded_at > $1::timestamptz - ${OVERLAP} AND expires_at > now()), '[]') AS rows`;

const RECORD = `INSERT INTO rapport.revocations AS r
    (user_id, kind, session_id, revoked_at, expires_at)
  VALUES ($1, $2, $3, to_timestamp($4), to_timestamp($5))
  ON CONFLICT (user_id, kind, session_id) DO UPDATE SET
    revoked_at = GREATEST(r.revoked_at, excluded.revoked_at),
    expires_at = GREATEST(r.expires_at, excluded.expires_at),
    recorded_at = clock_timestamp()`;

const OF_USER = `SELECT COALESCE(json_agg(${ROW_JSON}), '[]') AS rows
  FROM rapport.revocations WHERE user_id = $1 AND expires_at > now()`;

/**
 * Determines which tokens are refused despite a valid signature. Every process keeps the revocations in memory and
 * queries new ones at most every two seconds, however many requests there are. Its own revocations apply
 * immediately. While the database is unavailable it uses the known ones; no call can read anyone's data then.
 */
@Injectable()
export class RevocationsService {
  private readonly logger = new Logger(RevocationsService.name);
  private readonly known = new KnownRevocations();
  private readAt = '-infinity';
  private askedAt = -Infinity;
  private asking: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns whether a token with a valid signature is still accepted, as far as this process knows. */
  async verdict({ id, token }: User): Promise<Verdict> {
    if (performance.now() - this.askedAt > FRESH_MS) {
      this.asking ??= this.ask().finally(() => (this.asking = null));
      await Promise.race([this.asking, delay(PATIENCE_MS, undefined, { ref: false })]);
    }
    return verdictOn(token, this.known.of(id));
  }

  /** Like `verdict`, but read from the database: for the rare operations that can't be undone. */
  async certainVerdict({ id, token }: User): Promise<Verdict> {
    const [row] = await this.database.rows<{ rows: UserRevocation[] }>(OF_USER, [id]);
    return verdictOn(token, row?.rows ?? []);
  }

  /**
   * Ends the session of the token.
   * @returns false if the token has no session
   */
  async endSession(user: User): Promise<boolean> {
    const { sessionId } = user.token;
    if (sessionId === null) return false;
    this.learn(await this.record(user, { kind: 'session', sessionId }));
    return true;
  }

  /** Revokes all tokens issued to the user so far, or all but those of this session. */
  async endSessions(user: User, kind: 'all' | 'others'): Promise<void> {
    const sessionId = kind === 'others' ? user.token.sessionId : null;
    const revocation = await this.record(user, { kind, sessionId });
    this.learn(revocation);
    await this.secondOf(revocation);
  }

  /**
   * Records in the surrounding transaction that the user is deleted. Pass the result to `learn` after the
   * transaction commits.
   */
  recordDeletion(user: User): Promise<UserRevocation> {
    return this.record(user, { kind: 'deleted', sessionId: null });
  }

  /** Makes this process apply a revocation from now on. */
  learn(revocation: UserRevocation): void {
    this.known.add(revocation);
  }

  /**
   * Waits until the second of a revocation has passed. Token times are whole seconds, so a token issued after this
   * wait is certainly newer than the revocation, and the next sign-in works.
   */
  async secondOf({ revokedAt }: Revocation): Promise<void> {
    const left = (Math.floor(revokedAt) + 1) * 1_000 - this.clock.now().getTime();
    if (left > 0) await delay(Math.min(left, 1_000));
  }

  private async record(
    { id: userId, token }: User,
    about: Pick<Revocation, 'kind' | 'sessionId'>,
  ): Promise<UserRevocation> {
    const revokedAt = this.clock.now().getTime() / 1_000;
    const expiresAt = forgettableAt(token, revokedAt);
    const values = [userId, about.kind, about.sessionId ?? NO_SESSION, revokedAt, expiresAt];
    await this.database.rows(RECORD, values);
    return { userId, ...about, revokedAt, expiresAt };
  }

  private async ask(): Promise<void> {
    try {
      const [news] = await this.database.rows<{ readAt: string; rows: UserRevocation[] }>(NEWS, [
        this.readAt,
      ]);
      if (!news) return;
      for (const revocation of news.rows) this.known.add(revocation);
      this.readAt = news.readAt;
      this.known.forgetExpired(this.clock.now().getTime() / 1_000);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      this.logger.warn(`Couldn't look up what was revoked: ${reason}`);
    } finally {
      this.askedAt = performance.now();
    }
  }
}

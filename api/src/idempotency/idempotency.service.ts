import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { databaseErrorCode } from '../database/database-error.ts';
import { Database } from '../database/database.ts';
import { JsonText } from '../http/json-text.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { type AnswerReference, answerReference } from './domain/answer-reference.ts';
import { keptSince } from './domain/key-lifetime.ts';
import { IdempotencyKeyInUse, IdempotencyKeyReused } from './idempotency-errors.ts';
import { IdempotencyKeyEntity } from './idempotency-key.entity.ts';

export interface KeyedRequest {
  owner: string;
  key: string;
  /** Digest of what was asked. */
  fingerprint: string;
}

/** The two ways to an answer. */
interface Work {
  /** Does what was asked. */
  first: () => Promise<unknown>;
  /** Reads again what the first request was answered with. */
  again: (reference: AnswerReference) => Promise<unknown>;
}

/** How long the twin of a request that is still at work waits for that one's answer. */
const WAIT_MS = 2_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Makes a repeated request repeat its answer instead of its work. The key, the work and a reference to
 * the answer are one transaction: whatever happens in between, either all of it is stored or none. A
 * concurrent twin waits at the key's row and then reads the answer. Failed requests store nothing, so
 * they may be tried again with the same key.
 *
 * The answer itself is not stored, as it has what people wrote: it is read again. So it shows changes
 * that were made meanwhile, and what was deleted answers 404 without being made anew.
 */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly clock: Clock,
  ) {}

  /**
   * What `work` gives, now or for the request that came first with this key.
   * @throws {IdempotencyKeyReused} when the key stands for another request
   * @throws {IdempotencyKeyInUse} when a twin takes too long
   */
  once(request: KeyedRequest, { first, again }: Work): Promise<unknown> {
    return this.database.transaction(async () => {
      if (!(await this.claim(request))) return again(await this.stored(request));
      const answer = await first();
      const read: unknown = answer instanceof JsonText ? JSON.parse(answer.text) : answer;
      const answerRef = answerReference(read);
      await this.database.entities.update(IdempotencyKeyEntity, keyOf(request), { answerRef });
      return answer;
    });
  }

  /** Whether this request is the first one with its key. */
  private async claim(request: KeyedRequest): Promise<boolean> {
    const { owner, key, fingerprint } = request;
    const now = this.clock.now();
    await this.database.rows(`SET LOCAL lock_timeout = ${WAIT_MS}`);
    try {
      await this.profiles.ensure(owner, now);
      await this.database.rows(
        'DELETE FROM rapport.idempotency_keys WHERE user_profile_id = $1 AND created_at < $2',
        [owner, keptSince(now)],
      );
      const rows = await this.database.rows(
        `INSERT INTO rapport.idempotency_keys (user_profile_id, key, fingerprint, created_at)
         VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING key`,
        [owner, key, fingerprint, now],
      );
      return rows.length > 0;
    } catch (error) {
      throw databaseErrorCode(error) === LOCK_NOT_AVAILABLE ? new IdempotencyKeyInUse() : error;
    }
  }

  /** The reference to the answer that the first request with this key was given. */
  private async stored(request: KeyedRequest): Promise<AnswerReference> {
    const row = await this.database.entities.findOneBy(IdempotencyKeyEntity, keyOf(request));
    // Another process may have removed it just now; the client's next try starts afresh.
    const read: unknown = row?.answerRef ?? (row?.body && JSON.parse(row.body));
    if (!row || !read) throw new IdempotencyKeyInUse();
    if (row.fingerprint !== request.fingerprint) throw new IdempotencyKeyReused();
    return answerReference(read);
  }
}

function keyOf({ owner, key }: KeyedRequest) {
  return { userProfileId: owner, key };
}

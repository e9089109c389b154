import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { databaseErrorCode } from '../database/database-error.ts';
import { Database } from '../database/database.ts';
import { JsonText } from '../http/json-text.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
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
  /** What to store of the response: where to read it again, and nothing that a person wrote. */
  reference: (response: unknown) => object;
  /** Gives what the first request was answered with, from what was stored of it. */
  again: (stored: unknown) => Promise<unknown>;
}

/** How long a repeated request waits for the first one while that is still being answered. */
const KEY_WAIT_MS = 2_000;
const LOCK_NOT_AVAILABLE = '55P03';

const CLAIM = `INSERT INTO rapport.idempotency_keys AS k
    (user_profile_id, key, fingerprint, created_at)
  VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_profile_id, key) DO UPDATE SET fingerprint = excluded.fingerprint,
    created_at = excluded.created_at, answer_ref = NULL, status = NULL, headers = NULL, body = NULL
  WHERE k.created_at < $5
  RETURNING k.key`;
const STORE = `UPDATE rapport.idempotency_keys SET answer_ref = $3::jsonb
  WHERE user_profile_id = $1 AND key = $2`;

/**
 * Gives a repeated request the response of the first one instead of doing its work again. The key, the work
 * and a reference to the response are stored in one transaction: all of it or nothing. A request that repeats
 * one still being answered waits at the row of the key and then reads the response. A failed request stores
 * nothing, so a client may try again with the same key.
 *
 * The response is not stored where it holds what people wrote; it is read again. It therefore shows later
 * changes, and 404 where the thing was deleted in the meantime; nothing is made a second time.
 */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns what `work` gives: by `first` for the first request with this key, by `again` for later ones
   * @throws {IdempotencyKeyReused} when the key stands for another request
   * @throws {IdempotencyKeyInUse} when the first request takes too long
   */
  once(request: KeyedRequest, { first, reference, again }: Work): Promise<unknown> {
    return this.database.transaction(async () => {
      if (!(await this.claim(request))) return again(await this.stored(request));
      const answer = await first();
      const read: unknown = answer instanceof JsonText ? JSON.parse(answer.text) : answer;
      const answerRef = reference(read);
      const { owner, key } = request;
      await this.database.keptRows(STORE, [owner, key, JSON.stringify(answerRef)]);
      return answer;
    });
  }

  /** Whether this request is the first one with its key. */
  private async claim(request: KeyedRequest): Promise<boolean> {
    const { owner, key, fingerprint } = request;
    const now = this.clock.now();
    await this.database.rows(`SET LOCAL lock_timeout = ${KEY_WAIT_MS}`);
    try {
      await this.profiles.ensure(owner, now);
      // A key that has expired is as good as unknown.
      const rows = await this.database.keptRows(CLAIM, [
        owner,
        key,
        fingerprint,
        now,
        keptSince(now),
      ]);
      return rows.length > 0;
    } catch (error) {
      throw waitedInVain(error) ? new IdempotencyKeyInUse() : error;
    }
  }

  /** The reference to the answer that the first request with this key was given. */
  private async stored(request: KeyedRequest): Promise<unknown> {
    const row = await this.database.entities.findOneBy(IdempotencyKeyEntity, keyOf(request));
    // Another process may have removed it just now; the client's next try starts afresh.
    const read: unknown = row?.answerRef ?? (row?.body && JSON.parse(row.body));
    if (!row || !read) throw new IdempotencyKeyInUse();
    if (row.fingerprint !== request.fingerprint) throw new IdempotencyKeyReused();
    return read;
  }
}

/** Whether another request with the same key took too long. */
function waitedInVain(error: unknown): boolean {
  return databaseErrorCode(error) === LOCK_NOT_AVAILABLE;
}

function keyOf({ owner, key }: KeyedRequest) {
  return { userProfileId: owner, key };
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { databaseErrorCode } from '../database/database-error.ts';
import { Database } from '../database/database.ts';
import { JsonText } from '../http/json-text.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { retainedSince } from './domain/key-lifetime.ts';
import { IdempotencyKeyInUse, IdempotencyKeyReused } from './idempotency-errors.ts';
import { IdempotencyKeyEntity } from './idempotency-key.entity.ts';

export interface KeyedRequest {
  owner: string;
  key: string;
  /** Digest of the request. */
  fingerprint: string;
}

/** The two ways to get the response. */
interface Work {
  /** Executes the request. */
  first: () => Promise<unknown>;
  /** Returns what to store about the response: where to read it again, and no user content. */
  reference: (response: unknown) => object;
  /** Returns the response to the first request, from the stored reference. */
  again: (stored: unknown) => Promise<unknown>;
}

/** How long a repeated request waits for the first one to finish. */
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
 * Returns the response of the first request to a repeated one instead of doing its work again. The key, the work,
 * and a reference to the response are stored in one transaction. A request that repeats a running one waits for the
 * row of the key and then reads the response. A failed request stores nothing, so a client can retry with the same
 * key.
 *
 * A response with user content isn't stored but read again. So it includes later changes, and is a 404 if the
 * resource has been deleted; nothing is created twice.
 */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the result of `first` for the first request with this key, and of `again` for later ones
   * @throws {IdempotencyKeyReused} if the key was used for another request
   * @throws {IdempotencyKeyInUse} if the first request takes too long
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

  /** Returns whether this request is the first one with its key. */
  private async claim(request: KeyedRequest): Promise<boolean> {
    const { owner, key, fingerprint } = request;
    const now = this.clock.now();
    await this.database.rows(`SET LOCAL lock_timeout = ${KEY_WAIT_MS}`);
    try {
      await this.profiles.ensure(owner, now);
      // An expired key counts as unused.
      const rows = await this.database.keptRows(CLAIM, [
        owner,
        key,
        fingerprint,
        now,
        retainedSince(now),
      ]);
      return rows.length > 0;
    } catch (error) {
      throw waitedInVain(error) ? new IdempotencyKeyInUse() : error;
    }
  }

  /** Returns the stored reference to the response of the first request with this key. */
  private async stored(request: KeyedRequest): Promise<unknown> {
    const row = await this.database.entities.findOneBy(IdempotencyKeyEntity, keyOf(request));
    // Another process may have just removed it; the client's next retry starts from scratch.
    const read: unknown = row?.answerRef ?? (row?.body && JSON.parse(row.body));
    if (!row || !read) throw new IdempotencyKeyInUse();
    if (row.fingerprint !== request.fingerprint) throw new IdempotencyKeyReused();
    return read;
  }
}

/** Returns whether the request waited too long for another one with the same key. */
function waitedInVain(error: unknown): boolean {
  return databaseErrorCode(error) === LOCK_NOT_AVAILABLE;
}

function keyOf({ owner, key }: KeyedRequest) {
  return { userProfileId: owner, key };
}

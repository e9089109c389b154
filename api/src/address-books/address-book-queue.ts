import { Injectable } from '@nestjs/common';
import { type AddressBookFailure } from '@rapport/contracts';
import { randomUUID } from 'node:crypto';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { type StoredAccount } from '../dav/connector.ts';

/** How long a claim holds without a sign of its process. */
const LEASE = "interval '5 minutes'";
const SYNC_EVERY = "interval '15 minutes'";
/** Cards that changed during a sync are looked at again after this time. */
const SOON = "interval '30 seconds'";
/** The pause after each failure in a row: twice the one before, up to six hours. */
const PAUSE = `least(21600, 60 * power(2, least(failures, 10))) * interval '1 second'`;

const CLAIM = `WITH free AS (
    SELECT user_profile_id, id FROM rapport.address_books
    WHERE next_at <= $2 AND (claim IS NULL OR claimed_until <= $2)
    ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED
  ), claimed AS (
    UPDATE rapport.address_books b SET claim = $1, claimed_until = $2::timestamptz + ${LEASE}, done = 0,
      total = NULL
    FROM free f WHERE b.user_profile_id = f.user_profile_id AND b.id = f.id
    RETURNING b.user_profile_id AS owner, b.id, b.address, b.user_name AS "userName", b.password,
      b.password_key AS "passwordKey", b.two_way AS "twoWay", b.label_ids AS "labelIds", b.claim,
      b.synced_at IS NULL AS "isFirst",
      date_trunc('day', b.synced_at) < date_trunc('day', $2::timestamptz) AS "isFirstToday")
  SELECT * FROM claimed`;

const MINE = 'user_profile_id = $1 AND id = $2 AND claim = $3';

const RENEW = `WITH mine AS (
    UPDATE rapport.address_books SET claimed_until = $4::timestamptz + ${LEASE},
      done = COALESCE($5, done), total = COALESCE($6, total)
    WHERE ${MINE} RETURNING id)
  SELECT id FROM mine`;

/** The claim can't be taken over before the surrounding transaction ends. */
const HOLD = `SELECT id FROM rapport.address_books WHERE ${MINE} FOR KEY SHARE`;

const ENDED = 'claim = NULL, claimed_until = NULL, done = NULL, total = NULL';
/** Something that the user asked for during the sync is due at once: its time is in the past. */
const SUCCEEDED = `UPDATE rapport.address_books b SET ${ENDED}, synced_at = $4, failure = NULL,
    failing_since = NULL, failures = 0, moved_to = NULL,
    next_at = CASE WHEN next_at > $5 THEN next_at
      WHEN EXISTS (SELECT FROM rapport.address_book_cards c
        JOIN rapport.address_book_collections k ON k.user_profile_id = c.user_profile_id
          AND k.book_id = c.book_id AND k.id = c.collection_id AND k.chosen
        WHERE c.user_profile_id = $1 AND c.book_id = $2 AND c.dirty) THEN $4::timestamptz + ${SOON}
      ELSE $4::timestamptz + ${SYNC_EVERY} END
  WHERE ${MINE}`;
const FAILED = `UPDATE rapport.address_books SET ${ENDED}, failure = $4,
    failing_since = COALESCE(failing_since, $5), failures = failures + 1, moved_to = $6,
    next_at = CASE WHEN $4 IN ('wrongPassword', 'appPassword', 'noPassword', 'key') AND failures > 0
      THEN 'infinity' ELSE $5::timestamptz + greatest(${PAUSE}, $7 * interval '1 second') END
  WHERE ${MINE}`;
/** What a stopping process didn't finish is due for another one. */
const RELEASE = `UPDATE rapport.address_books SET claim = NULL, claimed_until = NULL WHERE ${MINE}`;

/** A connection that this process has claimed. */
export interface ClaimedBook extends StoredAccount {
  twoWay: boolean;
  labelIds: string[];
  claim: string;
  /** No sync of it has succeeded yet. */
  isFirst: boolean;
  /** The last sync that succeeded was on an earlier day; null if none has. */
  isFirstToday: boolean | null;
}

/** Another process has taken the connection over, or the user removed it. */
export class ClaimLost extends Error {}

/** The connections that are due, in Postgres. Several processes may use it at once. */
@Injectable()
export class AddressBookQueue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Claims the connection that has been due longest; null if there is none. */
  async claim(): Promise<ClaimedBook | null> {
    const values = [randomUUID(), this.clock.now()];
    const [claimed] = await this.database.rows<ClaimedBook>(CLAIM, values);
    return claimed ?? null;
  }

  /**
   * Prolongs a claim, and says how far the sync is.
   * @throws {ClaimLost}
   */
  async renew(book: ClaimedBook, progress: { done?: number; total?: number } = {}): Promise<void> {
    const { done = null, total = null } = progress;
    const values = [...keyOf(book), this.clock.now(), done, total];
    if ((await this.database.rows(RENEW, values)).length === 0) throw new ClaimLost();
  }

  /**
   * Makes sure that the claim holds until the surrounding transaction ends.
   * @throws {ClaimLost}
   */
  async hold(book: ClaimedBook): Promise<void> {
    if ((await this.database.rows(HOLD, keyOf(book))).length === 0) throw new ClaimLost();
  }

  /** @param began a connection that became due later is due again at once */
  async succeeded(book: ClaimedBook, began: Date): Promise<void> {
    await this.database.rows(SUCCEEDED, [...keyOf(book), this.clock.now(), began]);
  }

  async failed(
    book: ClaimedBook,
    failure: AddressBookFailure,
    { waitSeconds = 0, movedTo = null }: { waitSeconds?: number; movedTo?: string | null } = {},
  ): Promise<void> {
    const wait = Math.min(waitSeconds, 86_400);
    const values = [...keyOf(book), failure, this.clock.now(), movedTo, wait];
    await this.database.rows(FAILED, values);
  }

  async release(book: ClaimedBook): Promise<void> {
    await this.database.rows(RELEASE, keyOf(book));
  }
}

function keyOf({ owner, id, claim }: ClaimedBook): string[] {
  return [owner, id, claim];
}

import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { PHOTO_ADDRESS, PHOTO_PATH } from './photo-path.ts';

/** A photo that this process has claimed and is about to fetch. */
export interface DuePhoto {
  id: string;
  address: string;
}

/** The most photos that one claim takes. */
export const CLAIM = 20;
const MOST_ATTEMPTS = 5;
/** The wait after the first attempt; each further wait is five times as long (2.6 hours for all attempts). */
const FIRST_WAIT_S = 60;

const WAIT = (attempts: string) => `$2::timestamptz + ${FIRST_WAIT_S} * power(5, ${attempts} - 1)
  * interval '1 second'`;
/** True if `p` may be fetched (again): it isn't stored or given up, and its wait is over. */
const DUE = `p.key IS NULL AND p.attempts < ${MOST_ATTEMPTS} AND p.next_attempt_at <= $2`;

/**
 * Claims photos that are due. The attempt is counted before it's made, so a photo that crashes the process isn't
 * retried forever. Two processes never claim the same photo, because the second one sees the new wait.
 */
const CLAIM_DUE = `
  WITH wanted AS (
    SELECT c.user_profile_id, c.id, c.id AS contact_id, ${PHOTO_ADDRESS} AS address
    FROM rapport.contacts c
    LEFT JOIN rapport.photos p ON p.user_profile_id = c.user_profile_id AND p.id = c.id
    WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL AND c.photo_key IS NULL
      AND (c.photo_url IS NOT NULL OR c.linkedin_profile_picture IS NOT NULL)
      AND (p.id IS NULL OR p.address <> ${PHOTO_ADDRESS} OR (${DUE}))
    UNION ALL
    SELECT p.user_profile_id, p.id, p.contact_id, p.address FROM rapport.photos p
    WHERE p.user_profile_id = $1 AND p.contact_id IS NULL AND ${DUE}
    LIMIT ${CLAIM})
  INSERT INTO rapport.photos AS p
    (user_profile_id, id, contact_id, address, attempts, next_attempt_at)
  SELECT user_profile_id, id, contact_id, address, 1, ${WAIT('1')} FROM wanted
  ON CONFLICT (user_profile_id, id) DO UPDATE SET
    address = excluded.address, key = NULL, bytes = NULL,
    attempts = CASE WHEN p.address = excluded.address THEN p.attempts + 1 ELSE 1 END,
    next_attempt_at = CASE WHEN p.address = excluded.address
      THEN ${WAIT('(p.attempts + 1)')} ELSE ${WAIT('1')} END
  WHERE p.address <> excluded.address OR (${DUE})
  RETURNING id, address`;

const STORE = `UPDATE rapport.photos SET key = $4, bytes = $5
  WHERE user_profile_id = $1 AND id = $2 AND address = $3`;
const GIVE_UP = `UPDATE rapport.photos SET attempts = ${MOST_ATTEMPTS}
  WHERE user_profile_id = $1 AND id = $2 AND address = $3`;
const FORGET = 'DELETE FROM rapport.photos WHERE user_profile_id = $1 AND id = $2';

/** Setting the same address again keeps the stored photo. */
const SET_OWN = `INSERT INTO rapport.photos AS p
    (user_profile_id, id, address, attempts, next_attempt_at) VALUES ($1, $1, $2, 0, $3)
  ON CONFLICT (user_profile_id, id) DO UPDATE SET
    address = excluded.address, key = NULL, bytes = NULL, attempts = 0,
    next_attempt_at = excluded.next_attempt_at
  WHERE p.address <> excluded.address`;
const OWN_PATH = `SELECT ${PHOTO_PATH} AS path FROM rapport.photos p
  WHERE p.user_profile_id = $1 AND p.id = $1 AND p.key IS NOT NULL`;

const READ = `SELECT p.bytes FROM rapport.photos p
  LEFT JOIN rapport.contacts c ON c.user_profile_id = p.user_profile_id AND c.id = p.contact_id
  WHERE p.user_profile_id = $1 AND p.id = $2 AND p.key = $3
    AND (p.contact_id IS NULL OR c.deleted_at IS NULL)
  UNION ALL
  SELECT g.bytes FROM rapport.contact_photos g
  JOIN rapport.contacts c ON c.user_profile_id = g.user_profile_id AND c.id = g.contact_id
  WHERE g.user_profile_id = $1 AND g.contact_id = $2 AND g.key = $3 AND c.photo_key = g.key
    AND c.deleted_at IS NULL
  UNION ALL
  SELECT o.bytes FROM rapport.own_photos o
  WHERE o.user_profile_id = $1 AND o.user_profile_id = $2 AND o.key = $3`;

const FORGET_GIVEN =
  'DELETE FROM rapport.contact_photos WHERE user_profile_id = $1 AND contact_id = $2';
const STORE_GIVEN = `INSERT INTO rapport.contact_photos (user_profile_id, contact_id, key, bytes)
  VALUES ($1, $2, $3, $4)`;

const FORGET_OWN_GIVEN = 'DELETE FROM rapport.own_photos WHERE user_profile_id = $1';
const STORE_OWN_GIVEN = `INSERT INTO rapport.own_photos AS o (user_profile_id, key, bytes)
  VALUES ($1, $2, $3)
  ON CONFLICT (user_profile_id) DO UPDATE SET key = excluded.key, bytes = excluded.bytes`;

/** The photos of one user: those of contacts by contact ID, and their own by user ID. */
@Injectable()
export class PhotoStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Claims photos to fetch; no other process gets them until their wait is over. */
  claim(owner: string): Promise<DuePhoto[]> {
    return this.database.rows<DuePhoto>(CLAIM_DUE, [owner, this.clock.now()]);
  }

  /** Stores a photo under a new path, unless the address changed in the meantime. */
  async store(owner: string, { id, address }: DuePhoto, bytes: Buffer): Promise<void> {
    const key = newKey();
    await this.database.rows(STORE, [owner, id, address, key, bytes]);
  }

  /** Stops trying to fetch this photo, unless another address is set. */
  async giveUp(owner: string, { id, address }: DuePhoto): Promise<void> {
    await this.database.rows(GIVE_UP, [owner, id, address]);
  }

  /** Removes a photo immediately, which invalidates its path. */
  async forget(owner: string, id: string): Promise<void> {
    await this.database.rows(FORGET, [owner, id]);
  }

  /** Stores the address of the user's own photo. */
  async setOwn(owner: string, address: string): Promise<void> {
    await this.database.rows(SET_OWN, [owner, address, this.clock.now()]);
  }

  /** Returns the path of the user's own photo; null if there is none. */
  async ownPath(owner: string): Promise<string | null> {
    const [row] = await this.database.rows<{ path: string }>(OWN_PATH, [owner]);
    return row?.path ?? null;
  }

  /** Stores an uploaded picture of a contact, replacing all earlier ones, and returns its key. */
  async replaceGiven(owner: string, contactId: string, bytes: Buffer): Promise<string> {
    const key = newKey();
    await this.forget(owner, contactId);
    await this.forgetGiven(owner, contactId);
    await this.database.rows(STORE_GIVEN, [owner, contactId, key, bytes]);
    return key;
  }

  /** Removes the uploaded picture of a contact. */
  async forgetGiven(owner: string, contactId: string): Promise<void> {
    await this.database.rows(FORGET_GIVEN, [owner, contactId]);
  }

  /** Stores an uploaded picture as the user's own photo, replacing the previous one. */
  async replaceOwnGiven(owner: string, bytes: Buffer): Promise<void> {
    await this.database.rows(STORE_OWN_GIVEN, [owner, newKey(), bytes]);
  }

  /** Removes the uploaded picture. */
  async forgetOwnGiven(owner: string): Promise<void> {
    await this.database.rows(FORGET_OWN_GIVEN, [owner]);
  }

  /** Returns the bytes for a path; null if there is no such photo (anymore). */
  async read(owner: string, id: string, key: string): Promise<Buffer | null> {
    const [row] = await this.database.rows<{ bytes: Buffer }>(READ, [owner, id, key]);
    return row?.bytes ?? null;
  }
}

/** Creates the secret part of a path. */
function newKey(): string {
  return randomBytes(24).toString('base64url');
}

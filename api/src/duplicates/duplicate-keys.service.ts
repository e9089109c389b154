import { Injectable } from '@nestjs/common';
import { duplicateKeys, DUPLICATE_KEYS_VERSION, type Identity } from '@rapport/contracts';
import { Database } from '../database/database.ts';
import { IDENTITY_COLUMNS } from './duplicates-sql.ts';

interface StaleRow extends Identity {
  id: string;
  basis: string;
}

/** Contacts per statement, which limits locks and duration. */
const PORTION = 1_000;

/**
 * The source of the keys of a contact `c`. The index contacts_with_stale_keys_3 contains the same expression; a new
 * version needs a new index.
 */
const BASIS = `('${DUPLICATE_KEYS_VERSION} '
  || md5(c.identity || COALESCE(c.linkedin_url, '') || c.other_links::text))`;

// A contact that is being changed is skipped until the next time. The planner estimates that all contacts are stale
// and would scan the table; ordering by the index makes it use the index.
const STALE = `SELECT c.id, ${BASIS} AS basis, ${IDENTITY_COLUMNS}
  FROM rapport.contacts c WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL
    AND c.duplicate_keys_of IS DISTINCT FROM ${BASIS}
  ORDER BY c.user_profile_id, c.id LIMIT ${PORTION} FOR NO KEY UPDATE SKIP LOCKED`;

const STORE = `UPDATE rapport.contacts c
  SET duplicate_keys = ARRAY(SELECT jsonb_array_elements_text(k.keys)), duplicate_keys_of = k.basis
  FROM unnest($2::uuid[], $3::text[], $4::jsonb[]) AS k (id, basis, keys)
  WHERE c.user_profile_id = $1 AND c.id = k.id`;

/** Maintains the keys by which contacts are compared. */
@Injectable()
export class DuplicateKeysService {
  constructor(private readonly database: Database) {}

  /** Recomputes the keys of all contacts of the owner that changed since the last time. */
  async refresh(owner: string): Promise<void> {
    for (;;) {
      const count = await this.database.transaction(() => this.refreshPortion(owner));
      if (count < PORTION) return;
    }
  }

  private async refreshPortion(owner: string): Promise<number> {
    const rows = await this.database.rows<StaleRow>(STALE, [owner]);
    if (rows.length > 0) {
      await this.database.rows(STORE, [
        owner,
        rows.map(({ id }) => id),
        rows.map(({ basis }) => basis),
        rows.map((row) => JSON.stringify(duplicateKeys(row))),
      ]);
    }
    return rows.length;
  }
}

import { Injectable } from '@nestjs/common';
import { duplicateKeys, DUPLICATE_KEYS_VERSION, type Identity } from '@rapport/contracts';
import { Database } from '../database/database.ts';
import { IDENTITY_COLUMNS } from './duplicates-sql.ts';

interface StaleRow extends Identity {
  id: string;
  basis: string;
}

/** How many contacts one statement gives their keys: it bounds the locks and the time. */
const PORTION = 1_000;

/**
 * What the keys of a contact with the alias `c` follow from. The index contacts_with_stale_keys_3 has the same,
 * and a next version gets an index of its own.
 */
const BASIS = `('${DUPLICATE_KEYS_VERSION} '
  || md5(c.identity || COALESCE(c.linkedin_url, '') || c.other_links::text))`;

// One that someone changes at the moment is left for the next time. The planner takes all contacts for stale, and would
// read the table until it has found enough: in the order of the index, it reads that.
const STALE = `SELECT c.id, ${BASIS} AS basis, ${IDENTITY_COLUMNS}
  FROM rapport.contacts c WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL
    AND c.duplicate_keys_of IS DISTINCT FROM ${BASIS}
  ORDER BY c.user_profile_id, c.id LIMIT ${PORTION} FOR NO KEY UPDATE SKIP LOCKED`;

const STORE = `UPDATE rapport.contacts c
  SET duplicate_keys = ARRAY(SELECT jsonb_array_elements_text(k.keys)), duplicate_keys_of = k.basis
  FROM unnest($2::uuid[], $3::text[], $4::jsonb[]) AS k (id, basis, keys)
  WHERE c.user_profile_id = $1 AND c.id = k.id`;

/** Keeps the keys that contacts are compared by. */
@Injectable()
export class DuplicateKeysService {
  constructor(private readonly database: Database) {}

  /** Computes the keys of all contacts of the owner that were written since the last time. */
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

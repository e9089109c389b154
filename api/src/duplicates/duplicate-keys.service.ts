import { Injectable } from '@nestjs/common';
import { duplicateKeys } from '@rapport/contracts';
import { Database } from '../database/database.ts';

interface StaleRow {
  id: string;
  identity: string;
  displayName: string;
  organizationName: string | null;
  emails: string[];
  phones: string[];
}

/** How many contacts one statement gives their keys: it bounds the locks and the time. */
const PORTION = 1_000;

// One that somebody changes at the moment is left for the next time.
const STALE = `SELECT c.id, c.identity, c.display_name AS "displayName",
    c.organization_name AS "organizationName",
    ${valuesOf('c.primary_email', 'c.other_emails')} AS emails,
    ${valuesOf('c.primary_phone', 'c.other_phones')} AS phones
  FROM rapport.contacts c WHERE c.user_profile_id = $1 AND c.deleted_at IS NULL
    AND c.duplicate_keys_of IS DISTINCT FROM c.identity
  LIMIT ${PORTION} FOR NO KEY UPDATE SKIP LOCKED`;

const STORE = `UPDATE rapport.contacts c
  SET duplicate_keys = ARRAY(SELECT jsonb_array_elements_text(k.keys)), duplicate_keys_of = k.identity
  FROM unnest($2::uuid[], $3::text[], $4::jsonb[]) AS k (id, identity, keys)
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
        rows.map(({ identity }) => identity),
        rows.map((row) => JSON.stringify(duplicateKeys(row))),
      ]);
    }
    return rows.length;
  }
}

function valuesOf(first: string, others: string): string {
  return `array_remove(ARRAY[${first}] ||
    ARRAY(SELECT o ->> 'value' FROM jsonb_array_elements(${others}) o), NULL)`;
}

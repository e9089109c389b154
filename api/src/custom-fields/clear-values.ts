import { In } from 'typeorm';
import { BULK_LIMIT } from '@rapport/contracts';
import { withCustomValues } from '../contacts/contact-columns.ts';
import { ContactEntity } from '../contacts/contact.entity.ts';
import { customValuesAfter } from '../contacts/domain/custom-value.ts';
import { type Database } from '../database/database.ts';

/** Contacts, also deleted ones, with a value in field $2; $3 is the values that are meant, or null for any. */
const HOLDERS = `SELECT c.id, c.deleted_at IS NOT NULL AS deleted FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.custom_values ? $2::text
    AND ($3::text[] IS NULL OR c.custom_values ->> $2::text = ANY($3::text[]))
  ORDER BY c.id FOR NO KEY UPDATE`;

// The update time stays, so that a removed field doesn't move all its contacts to the top of the list.
const STORE = `UPDATE rapport.contacts c SET version = c.version + 1,
    custom_values = n."customValues", search_text = n."searchText"
  FROM json_to_recordset($2) AS n(id uuid, "customValues" jsonb, "searchText" text)
  WHERE c.user_profile_id = $1 AND c.id = n.id`;

/** A contact with a value. */
interface Holder {
  id: string;
  deleted: boolean;
}

/**
 * Locks the contacts with a value in a field until the surrounding transaction ends. A transaction that also locks the
 * field does so after this, like one that writes values.
 * @param values those that are meant, like IDs of choices; null for any
 * @returns the contacts, including deleted ones, which can be restored with their values
 */
export function lockHolders(
  database: Database,
  owner: string,
  field: string,
  values: readonly string[] | null,
): Promise<Holder[]> {
  return database.rows<Holder>(HOLDERS, [owner, field, values]);
}

/** Removes the values of locked contacts in a field. */
export async function clearValues(
  database: Database,
  owner: string,
  field: string,
  holders: readonly Holder[],
): Promise<void> {
  for (let from = 0; from < holders.length; from += BULK_LIMIT) {
    const ids = holders.slice(from, from + BULK_LIMIT).map(({ id }) => id);
    const contacts = await database.entities.find(ContactEntity, {
      where: { userProfileId: owner, id: In(ids) },
    });
    const changed = contacts.map((contact) => {
      const values = customValuesAfter(contact.customValues, { [field]: null });
      return withCustomValues(contact, values);
    });
    await database.rows(STORE, [owner, JSON.stringify(changed)]);
  }
}

import { type Database } from '../database/database.ts';
import { ContactNotFound, ContactObjected } from './contact-errors.ts';

// Rows that refer to the contact can still be added in the meantime: only its key is needed for that.
const LOCK = `SELECT c.objected_at IS NOT NULL AS objected FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL FOR NO KEY UPDATE`;

/**
 * Keeps others from changing or deleting a contact until the surrounding transaction ends.
 * @throws {ContactNotFound}
 */
export async function lockContact(database: Database, owner: string, id: string): Promise<void> {
  await locked(database, owner, id);
}

/**
 * The same for what leads to an estimate.
 * @throws {ContactNotFound}
 * @throws {ContactObjected}
 */
export async function lockAssessable(database: Database, owner: string, id: string): Promise<void> {
  if (await locked(database, owner, id)) throw new ContactObjected();
}

async function locked(database: Database, owner: string, id: string): Promise<boolean> {
  const [row] = await database.rows<{ objected: boolean }>(LOCK, [owner, id]);
  if (!row) throw new ContactNotFound();
  return row.objected;
}

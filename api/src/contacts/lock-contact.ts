import { type Database } from '../database/database.ts';
import { ContactNotFound } from './contact-errors.ts';

// Rows that refer to the contact can still be added meanwhile: only its key is needed for that.
const LOCK = `SELECT c.id FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL FOR NO KEY UPDATE`;

/**
 * Keeps others from changing or deleting a contact until the surrounding transaction ends.
 * @throws {ContactNotFound}
 */
export async function lockContact(database: Database, owner: string, id: string): Promise<void> {
  const found = await database.rows(LOCK, [owner, id]);
  if (found.length === 0) throw new ContactNotFound();
}

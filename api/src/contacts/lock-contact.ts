import { type Database } from '../database/database.ts';
import { ContactIsCandidate, ContactNotFound, ContactObjected } from './contact-errors.ts';
import { IS_CANDIDATE } from './contact-labels-sql.ts';

interface LockedContact {
  objected: boolean;
  candidate: boolean;
}

// Rows that refer to the contact can still be added in the meantime: only its key is needed for that.
const LOCK = `SELECT c.objected_at IS NOT NULL AS objected, ${IS_CANDIDATE} AS candidate FROM rapport.contacts c
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
 * @throws {ContactIsCandidate}
 */
export async function lockAssessable(database: Database, owner: string, id: string): Promise<void> {
  const { objected, candidate } = await locked(database, owner, id);
  if (objected) throw new ContactObjected();
  if (candidate) throw new ContactIsCandidate();
}

async function locked(database: Database, owner: string, id: string): Promise<LockedContact> {
  const [row] = await database.rows<LockedContact>(LOCK, [owner, id]);
  if (!row) throw new ContactNotFound();
  return row;
}

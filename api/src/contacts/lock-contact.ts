import { type Database } from '../database/database.ts';
import { ContactIsCandidate, ContactNotFound, ContactObjected } from './contact-errors.ts';
import { IS_CANDIDATE } from './contact-labels-sql.ts';

interface LockedContact {
  objected: boolean;
  candidate: boolean;
}

// Rows that reference the contact can still be added in the meantime, because they need only its key.
const LOCK = `SELECT c.objected_at IS NOT NULL AS objected, ${IS_CANDIDATE} AS candidate FROM rapport.contacts c
  WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL FOR NO KEY UPDATE`;

/**
 * Locks a contact against changes and deletion until the surrounding transaction ends.
 * @throws {ContactNotFound}
 */
export async function lockContact(database: Database, owner: string, id: string): Promise<void> {
  await locked(database, owner, id);
}

/**
 * The same for operations that lead to an estimate.
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

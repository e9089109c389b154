import { type Database } from '../database/database.ts';
import { DomainError } from '../errors/domain-error.ts';

/** $1 owner, $2 contact, $3 interaction. */
const HAS_INTERACTION = `SELECT FROM rapport.interactions i
  WHERE i.user_profile_id = $1 AND i.contact_id = $2 AND i.id = $3`;

/**
 * Checks that an interaction belongs to the contact; does nothing without an interaction.
 * @throws {DomainError} INTERACTION_NOT_FOUND if the contact has no such interaction
 */
export async function requireInteraction(
  database: Database,
  owner: string,
  contactId: string,
  interactionId: string | null | undefined,
): Promise<void> {
  if (interactionId == null) return;
  const found = await database.rows(HAS_INTERACTION, [owner, contactId, interactionId]);
  if (found.length === 0) throw new DomainError('INTERACTION_NOT_FOUND');
}

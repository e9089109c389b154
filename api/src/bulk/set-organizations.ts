import { In, IsNull } from 'typeorm';
import { withOrganization } from '../contacts/contact-columns.ts';
import { ContactEntity } from '../contacts/contact.entity.ts';
import { type Database } from '../database/database.ts';

// The update time stays, so that a renamed company doesn't move all its contacts to the top of the list.
const STORE = `UPDATE rapport.contacts c SET version = c.version + 1,
    organization_name = n."organizationName", search_text = n."searchText"
  FROM json_to_recordset($2) AS n(id uuid, "organizationName" text, "searchText" text)
  WHERE c.user_profile_id = $1 AND c.id = n.id`;

/**
 * Sets the organization of several contacts; missing ones are skipped.
 * @param ids contacts that the surrounding transaction has locked
 * @returns the contacts whose organization changed, each with its previous one
 */
export async function setOrganizations(
  database: Database,
  owner: string,
  ids: string[],
  name: string | null,
): Promise<Pick<ContactEntity, 'id' | 'organizationName'>[]> {
  const contacts = await database.entities.find(ContactEntity, {
    where: { userProfileId: owner, id: In(ids), deletedAt: IsNull() },
    order: { id: 'ASC' },
  });
  const others = contacts.filter(({ organizationName }) => organizationName !== name);
  const changed = others.map((contact) => withOrganization(contact, name));
  if (changed.length > 0) await database.rows(STORE, [owner, JSON.stringify(changed)]);
  return others.map(({ id, organizationName }) => ({ id, organizationName }));
}

import { type CreateContact } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { type ContactEntity } from './contact.entity.ts';
import { searchColumns } from './search-columns.ts';

type NewContact = Pick<
  ContactEntity,
  | 'userProfileId'
  | 'id'
  | 'createdAt'
  | 'lastUpdateTime'
  | 'displayName'
  | 'primaryEmail'
  | 'primaryPhone'
  | 'organizationName'
  | 'organizationTitle'
  | 'linkedinUrl'
  | 'searchText'
  | 'sortName'
>;

/** The row of a contact that `owner` adds at `now`, with an id of its own. */
export function newContact(owner: string, contact: CreateContact, now: Date): NewContact {
  const fields = {
    displayName: contact.displayName,
    primaryEmail: contact.primaryEmail ?? null,
    primaryPhone: contact.primaryPhone ?? null,
    organizationName: contact.organizationName ?? null,
    organizationTitle: contact.organizationTitle ?? null,
    linkedinUrl: contact.linkedinUrl ?? null,
  };
  return {
    userProfileId: owner,
    id: uuidV7(),
    createdAt: now,
    lastUpdateTime: now,
    ...fields,
    ...searchColumns(fields),
  };
}

import { type CreateContact } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { type ContactEntity } from './contact.entity.ts';
import { fold, searchText } from './domain/search-text.ts';

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
  const primaryEmail = contact.primaryEmail ?? null;
  const organizationName = contact.organizationName ?? null;
  const organizationTitle = contact.organizationTitle ?? null;
  return {
    userProfileId: owner,
    id: uuidV7(),
    createdAt: now,
    lastUpdateTime: now,
    displayName: contact.displayName,
    primaryEmail,
    primaryPhone: contact.primaryPhone ?? null,
    organizationName,
    organizationTitle,
    linkedinUrl: contact.linkedinUrl ?? null,
    searchText: searchText([
      contact.displayName,
      organizationName,
      organizationTitle,
      primaryEmail,
    ]),
    sortName: fold(contact.displayName),
  };
}

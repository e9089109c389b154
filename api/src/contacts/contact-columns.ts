import { type CreateContact, type UpdateContact } from '@rapport/contracts';
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

type ChangedContact = Pick<
  ContactEntity,
  | 'version'
  | 'lastUpdateTime'
  | 'displayName'
  | 'primaryEmail'
  | 'primaryPhone'
  | 'organizationName'
  | 'organizationTitle'
  | 'linkedinUrl'
  | 'photoUrl'
  | 'legalBasisNote'
  | 'informedAt'
  | 'searchText'
  | 'sortName'
>;

/** The columns of `contact` after `change` at `now`: what was left out stays, null clears. */
export function changedContact(
  contact: ContactEntity,
  change: UpdateContact,
  now: Date,
): ChangedContact {
  const fields = {
    displayName: after(contact.displayName, change.displayName),
    primaryEmail: after(contact.primaryEmail, change.primaryEmail),
    primaryPhone: after(contact.primaryPhone, change.primaryPhone),
    organizationName: after(contact.organizationName, change.organizationName),
    organizationTitle: after(contact.organizationTitle, change.organizationTitle),
    linkedinUrl: after(contact.linkedinUrl, change.linkedinUrl),
    photoUrl: after(contact.photoUrl, change.photoUrl),
  };
  return {
    version: contact.version + 1,
    lastUpdateTime: now,
    legalBasisNote: after(contact.legalBasisNote, change.legalBasisNote),
    informedAt: after(contact.informedAt, timeOf(change.informedAt)),
    ...fields,
    ...searchColumns(fields),
  };
}

function after<T>(before: T, change: T | undefined): T {
  return change === undefined ? before : change;
}

function timeOf(text: string | null | undefined): Date | null | undefined {
  return typeof text === 'string' ? new Date(text) : text;
}

type Searched = Pick<
  ContactEntity,
  'displayName' | 'organizationName' | 'organizationTitle' | 'primaryEmail'
>;

/** The columns that follow from others: what the search looks at and what the list sorts by. */
function searchColumns(contact: Searched): Pick<ContactEntity, 'searchText' | 'sortName'> {
  const { displayName, organizationName, organizationTitle, primaryEmail } = contact;
  return {
    searchText: searchText([displayName, organizationName, organizationTitle, primaryEmail]),
    sortName: fold(displayName),
  };
}

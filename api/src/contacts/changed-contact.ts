import { type UpdateContact } from '@rapport/contracts';
import { type ContactEntity } from './contact.entity.ts';
import { searchColumns } from './search-columns.ts';

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
    ...fields,
    ...searchColumns(fields),
  };
}

function after<T>(before: T, change: T | undefined): T {
  return change === undefined ? before : change;
}

import { type ContactEntity } from './contact.entity.ts';
import { fold, searchText } from './domain/search-text.ts';

type Searched = Pick<
  ContactEntity,
  'displayName' | 'organizationName' | 'organizationTitle' | 'primaryEmail'
>;

/** The columns that follow from others: what the search looks at and what the list sorts by. */
export function searchColumns(contact: Searched): Pick<ContactEntity, 'searchText' | 'sortName'> {
  const { displayName, organizationName, organizationTitle, primaryEmail } = contact;
  return {
    searchText: searchText([displayName, organizationName, organizationTitle, primaryEmail]),
    sortName: fold(displayName),
  };
}

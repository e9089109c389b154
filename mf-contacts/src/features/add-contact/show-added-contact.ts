import { type Contact } from '@rapport/contracts';
import { type useQueryClient } from '@rapport/remote-api/query';
import { contactApi, contactListApi } from '../../contacts/contact-routes.ts';
import { WHOLE_LIST } from '../../contacts/list-view.ts';
import { type ContactListPages } from '../contact-list/use-contact-list.ts';

/**
 * Puts a contact that was just added in front of the whole list, so that it is in sight before the
 * API has been asked again. Later pages are let go: nobody is there now, and each would be fetched again.
 */
export function showAddedContact(
  queries: ReturnType<typeof useQueryClient>,
  contact: Contact,
): void {
  queries.setQueryData([contactApi(contact.id)], contact);
  queries.setQueryData<ContactListPages>([contactListApi(WHOLE_LIST)], (list) => {
    const [first] = list?.pages ?? [];
    if (list === undefined || first === undefined) return list;
    const others = first.contacts.filter(({ id }) => id !== contact.id);
    const isNew = others.length === first.contacts.length;
    const total = first.total === null ? null : first.total + (isNew ? 1 : 0);
    return {
      pages: [{ ...first, contacts: [contact, ...others], total }],
      pageParams: list.pageParams.slice(0, 1),
    };
  });
}

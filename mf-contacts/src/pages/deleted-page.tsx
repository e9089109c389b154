import { useDocumentTitle } from '@rapport/remote-api';
import { RecentlyDeleted } from '../features/recently-deleted/recently-deleted.tsx';
import { PageBesideContacts } from './page-beside-contacts.tsx';

/** The recently deleted contacts, at /contacts/deleted. */
export function DeletedPage() {
  useDocumentTitle('Recently deleted');
  return (
    <PageBesideContacts>
      <RecentlyDeleted />
    </PageBesideContacts>
  );
}

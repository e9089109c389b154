import { useDocumentTitle } from '@rapport/remote-api';
import { YearlyDates } from '../features/yearly-dates/yearly-dates.tsx';
import { PageBesideContacts } from './page-beside-contacts.tsx';

/** Birthdays and other yearly dates, at /contacts/dates. */
export function DatesPage() {
  useDocumentTitle('Birthdays and dates');
  return (
    <PageBesideContacts>
      <YearlyDates />
    </PageBesideContacts>
  );
}

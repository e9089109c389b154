import { isContactId } from '@rapport/contracts';
import { useParams } from '@rapport/remote-api/router';
import { LoadAssessment } from './load-assessment.tsx';
import { InvalidContact } from './missing-contact.tsx';

/** The page /assessment/{contactId}: all questions about one contact. */
export function ContactAssessmentPage() {
  const { contactId } = useParams();
  return isContactId(contactId) ? (
    <LoadAssessment key={contactId} contactId={contactId} />
  ) : (
    <InvalidContact />
  );
}

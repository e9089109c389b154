import { useParams } from '@rapport/remote-api/router';
import { type ComponentType } from 'react';
import { AssessmentStart, type AssessmentQuizProps } from './assessment-start.tsx';
import { isContactId } from './contact-id.ts';
import { InvalidContact } from './missing-contact.tsx';

/** The page /assessment/{contactId}: says what the assessment asks, and runs it in the quiz. */
export function ContactAssessmentPage({ Quiz }: { Quiz: ComponentType<AssessmentQuizProps> }) {
  const { contactId } = useParams();
  return isContactId(contactId) ? (
    <AssessmentStart key={contactId} contactId={contactId} Quiz={Quiz} />
  ) : (
    <InvalidContact />
  );
}

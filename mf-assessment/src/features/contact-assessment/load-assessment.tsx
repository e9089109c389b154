import { decodeContact } from '@rapport/contracts';
import { isRequestError, useShellApi, useShellUser } from '@rapport/remote-api';
import { asQuery } from '@rapport/remote-api/answers';
import { pageFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { useRef } from 'react';
import { useForgetGoneContact } from '../../use-forget-gone-contact.ts';
import { useAcknowledgement } from '../../responsible-use/use-acknowledgement.ts';
import { useViewFocus } from '../../use-view-focus.ts';
import { AssessmentForm } from './assessment-form.tsx';
import { AssessmentSkeleton } from './assessment-skeleton.tsx';
import { FirstAssessment } from './first-assessment.tsx';
import { ContactFailed, UnknownContact } from './missing-contact.tsx';
import { storedAnswers } from './save-answer.ts';

/** Loads the contact and its stored answers, and asks for responsible use before the first assessment. */
export function LoadAssessment({ contactId }: { contactId: string }) {
  const shell = useShellApi();
  const user = useShellUser();
  const contact = useQuery(asQuery({ path: `/api/contacts/${contactId}`, decode: decodeContact }));
  const responses = useQuery(asQuery(storedAnswers(contactId)));
  const acknowledgement = useAcknowledgement(shell);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed to agree is gone with the note.
  useViewFocus(acknowledgement.status, heading);

  const error = contact.error ?? responses.error;
  useForgetGoneContact(contactId, error);
  if (isRequestError(error) && error.status === 404) return <UnknownContact />;
  if (contact.data && responses.data && user) {
    if (acknowledgement.status === 'loading') return <AssessmentSkeleton />;
    if (acknowledgement.status !== 'done') {
      return (
        <FirstAssessment
          contact={contact.data}
          acknowledgement={acknowledgement}
          heading={heading}
        />
      );
    }
    return (
      <AssessmentForm
        key={user.id}
        userId={user.id}
        contact={contact.data}
        stored={responses.data}
        heading={heading}
      />
    );
  }
  if (error) {
    return (
      <ContactFailed
        message={pageFailure(error)}
        pending={contact.isFetching || responses.isFetching}
        onRetry={() => {
          if (contact.error) void contact.refetch();
          if (responses.error) void responses.refetch();
        }}
      />
    );
  }
  return <AssessmentSkeleton />;
}

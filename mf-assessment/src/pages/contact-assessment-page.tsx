import { type Contact } from '@rapport/api-client';
import { isUuid } from '@rapport/contracts';
import { isRequestError, useShellApi, useShellUser } from '@rapport/remote-api';
import { contactQuery } from '@rapport/remote-api/api-query';
import { isContactGone, pageFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { Navigate, useParams } from '@rapport/remote-api/router';
import { forgetContact } from '@rapport/remote-api/user-storage';
import { Card, PartBoundary, theme } from '@rapport/shared-ui';
import { useEffect, useId, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { assessmentResponsesQuery } from '../queries.ts';
import {
  AgreementButton,
  ResponsibleUseAgreement,
} from '../responsible-use/responsible-use-agreement.tsx';
import {
  useAcknowledgement,
  type Acknowledgement,
} from '../responsible-use/use-acknowledgement.ts';
import { PageColumn } from '../ui/page-layout.ts';
import { useViewFocus } from '../ui/use-view-focus.ts';
import { AssessmentForm } from '../features/contact-assessment/assessment-form.tsx';
import { AssessmentHead } from '../features/contact-assessment/assessment-head.tsx';
import {
  AssessmentSkeleton,
  ContactFailed,
  InvalidContact,
  ObjectedContact,
  UnknownContact,
} from '../features/contact-assessment/contact-assessment-states.tsx';

/** The page /assessment/{contactId}: all questions about one contact. */
export function ContactAssessmentPage() {
  const { contactId } = useParams();
  return isUuid(contactId) ? (
    <PartBoundary resetKey={contactId}>
      <ContactAssessment key={contactId} contactId={contactId} />
    </PartBoundary>
  ) : (
    <InvalidContact />
  );
}

/** Loads the contact and its stored answers, and asks for responsible use before the first assessment. */
function ContactAssessment({ contactId }: { contactId: string }) {
  const shell = useShellApi();
  const user = useShellUser();
  const contact = useQuery(contactQuery(shell, contactId));
  const responses = useQuery(assessmentResponsesQuery(shell, contactId));
  const acknowledgement = useAcknowledgement(shell);
  const heading = useRef<HTMLHeadingElement>(null);
  // When the note is accepted, its button, which had the focus, disappears.
  useViewFocus(acknowledgement.status, heading);

  const error = contact.error ?? responses.error;
  const objected = contact.data !== undefined && contact.data.objectedAt !== null;
  useForgetContact(contactId, isContactGone(error) || objected);
  if (isRequestError(error) && error.status === 404) {
    // The link may be older than a merge with another contact.
    return isUuid(error.mergedInto) ? (
      <Navigate replace to={`/assessment/${error.mergedInto}`} />
    ) : (
      <UnknownContact />
    );
  }
  if (contact.data && objected) return <ObjectedContact contact={contact.data} />;
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

/** Removes what this browser stores about a contact once the API reports that it's gone or has objected. */
function useForgetContact(contactId: string, forget: boolean): void {
  const userId = useShellUser()?.id;
  useEffect(() => {
    if (forget && userId !== undefined) forgetContact(userId, contactId);
  }, [forget, userId, contactId]);
}

interface FirstAssessmentProps {
  contact: Contact;
  acknowledgement: Acknowledgement;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Shows the responsible-use note instead of the questions until it's accepted. */
function FirstAssessment({ contact, acknowledgement, heading }: FirstAssessmentProps) {
  const titleId = useId();
  return (
    <PageColumn>
      <AssessmentHead contact={contact} heading={heading} />
      <Card padding="lg" asChild>
        <Agreement aria-labelledby={titleId}>
          <Title id={titleId}>Before your first assessment</Title>
          <ResponsibleUseAgreement of={acknowledgement} />
          <div>
            <AgreementButton of={acknowledgement} />
          </div>
        </Agreement>
      </Card>
    </PageColumn>
  );
}

const Agreement = styled.section`
  display: grid;
  gap: ${theme.space[5]};
`;

const Title = styled.h2`
  font: ${theme.font.section};
  letter-spacing: ${theme.tracking.section};
`;

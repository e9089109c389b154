import { type Contact } from '@rapport/contracts';
import { Card, theme } from '@rapport/shared-ui';
import { useId, type RefObject } from 'react';
import styled from 'styled-components';
import { PageColumn } from '../../page-column.ts';
import { AgreementButton } from '../../responsible-use/agreement-button.tsx';
import { ResponsibleUseAgreement } from '../../responsible-use/responsible-use-agreement.tsx';
import { type Acknowledgement } from '../../responsible-use/use-acknowledgement.ts';
import { AssessmentHead } from './assessment-head.tsx';

interface FirstAssessmentProps {
  contact: Contact;
  acknowledgement: Acknowledgement;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The responsible-use note in place of the questions, until it is accepted. */
export function FirstAssessment({ contact, acknowledgement, heading }: FirstAssessmentProps) {
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

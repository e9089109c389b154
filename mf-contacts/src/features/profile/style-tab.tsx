import { type ContactSummary } from '@rapport/api-client';
import { Link } from '@rapport/remote-api/router';
import { Button, Card, theme } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { assessmentRoute } from '../../contacts/contact-routes.ts';
import { FinePrint } from '../../ui/fine-print.tsx';
import { NoProfile } from './no-profile.tsx';
import { StyleSummary } from './style-summary.tsx';

interface StyleTabProps {
  contact: ContactSummary;
  /** What the estimate says about the contact. */
  cards: ReactNode;
}

/** How the person works, as far as it is known. */
export function StyleTab({ contact, cards }: StyleTabProps) {
  if (contact.mbtiType === null) {
    return (
      <NoProfile
        headingLevel={2}
        contact={contact}
        action={
          <Button asChild>
            <Link to={assessmentRoute(contact.id)}>Take Assessment</Link>
          </Button>
        }
      />
    );
  }
  return (
    <Stack>
      <Card padding="sm">
        <StyleSummary contact={contact} />
      </Card>
      {cards}
      <FinePrint />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

import { type ContactSummary } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { Card, media, RelativeTime, theme } from '@rapport/shared-ui';
import { Clock } from 'lucide-react';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import {
  ContactMenu,
  EditContactButton,
  FindWordsButton,
  LogInteractionButton,
} from '../../contact-dialogs/contact-dialog-buttons.tsx';
import { ContactAvatar } from '../../contacts/contact-avatar.tsx';
import { ContactFacts } from '../../contacts/contact-facts.tsx';
import { PlannedFact } from '../../contacts/planned-fact.tsx';
import { AssessmentButton } from '../../features/quiz-dialog/assessment-button.tsx';
import { printContact } from '../contact-sheet/use-contact-sheet.ts';

interface PersonCardProps {
  contact: ContactSummary;
  /**
   * What a phone shows below the name. It grows when it is loaded, so that the buttons, which must
   * not move under a finger, stand above it.
   */
  children?: ReactNode;
}

/** Who the person is, how to reach them, when that last happened. */
export function PersonCard({ contact, children }: PersonCardProps) {
  const { displayName, organizationTitle, organizationName, lastInteractionAt } = contact;
  const facts = (
    <ContactFacts contact={contact} layout="column">
      <li>
        <Clock aria-hidden />
        {lastInteractionAt === null ? (
          <span>No contact recorded yet</span>
        ) : (
          <span>
            Last contact <RelativeTime value={lastInteractionAt} />
          </span>
        )}
      </li>
      <PlannedFact contact={contact} />
    </ContactFacts>
  );
  const buttons = (
    <Buttons>
      <Whole>
        <LogInteractionButton variant="primary" block />
      </Whole>
      <Whole>
        <FindWordsButton block />
      </Whole>
      {contact.objectedAt === null && (
        <AssessmentButton block>Update Personality Assessment</AssessmentButton>
      )}
      <EditContactButton />
      <ContactMenu contact={contact} onPrint={() => void printContact()} />
    </Buttons>
  );
  return (
    <Header padding="md">
      <Person>
        <ContactAvatar contact={contact} size="lg" />
        <Name tabIndex={-1} dir="auto">
          {shownText(displayName)}
        </Name>
      </Person>
      {(organizationTitle !== null || organizationName !== null) && (
        <div>
          {organizationTitle !== null && <Title dir="auto">{shownText(organizationTitle)}</Title>}
          {organizationName !== null && (
            <Organization dir="auto">{shownText(organizationName)}</Organization>
          )}
        </div>
      )}
      {children ? (
        <>
          {buttons}
          {children}
          {facts}
        </>
      ) : (
        <>
          {facts}
          {buttons}
        </>
      )}
    </Header>
  );
}

const Header = styled(Card)`
  display: grid;
  gap: ${theme.space[5]};
  padding-block: ${theme.space[6]};

  ${media.narrow} {
    gap: ${theme.space[4]};
    padding: ${theme.space[2]} 0 0;
    border: 0;
    background: none;
    --ground: ${theme.color.canvas};
  }
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};

  & > [data-opens-quiz] {
    grid-column: 1 / -1;
  }

  ${media.print} {
    display: none;
  }
`;

const Whole = styled.div`
  grid-column: 1 / -1;
`;

const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[4]};
  align-items: center;
`;

const Name = styled.h1`
  font: ${theme.font.question};
  font-weight: ${theme.weight.bold};
  letter-spacing: ${theme.tracking.tight};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const Title = styled.div`
  font: ${theme.font.heading};
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;

const Organization = styled.div`
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;

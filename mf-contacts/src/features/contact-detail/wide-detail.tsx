import { type ContactSummary } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { Avatar, Card, theme } from '@rapport/shared-ui';
import { SquareArrowOutUpRight } from 'lucide-react';
import styled from 'styled-components';
import { ContactFacts } from '../../contacts/contact-facts.tsx';
import { contactRoute } from '../../contacts/contact-paths.ts';
import { photoOf, roleLine } from '../../contacts/contact-text.ts';
import { EstimateNoteList } from '../../profile/estimate-note-list.tsx';
import { FinePrint } from '../../profile/fine-print.tsx';
import { LastContact } from '../../profile/last-contact.tsx';
import { ProfileCardGrid } from '../../profile/profile-card-grid.tsx';
import { StyleSummary } from '../../profile/style-summary.tsx';
import { AssessmentButton } from '../../quiz-dialog/assessment-button.tsx';
import { NoProfile } from './no-profile.tsx';

/** Person, snapshot, three cards, fine print: what one needs before a meeting, in one glance. */
export function WideDetail({ contact }: { contact: ContactSummary }) {
  return (
    <Detail>
      <Person>
        <Avatar name={contact.displayName} src={photoOf(contact)} size="lg" />
        <Identity>
          <Name>{contact.displayName}</Name>
          <Role>{roleLine(contact)}</Role>
        </Identity>
        <AssessmentButton variant="primary">Update Personality Assessment</AssessmentButton>
        <Facts>
          <ContactFacts contact={contact} layout="row">
            <li>
              <SquareArrowOutUpRight aria-hidden />
              <Link to={contactRoute(contact.id)}>Full page</Link>
            </li>
          </ContactFacts>
        </Facts>
      </Person>
      {contact.mbtiType === null ? (
        <>
          <NoProfile
            headingLevel={3}
            contact={contact}
            action={<AssessmentButton>Take Assessment</AssessmentButton>}
          />
          <Card>
            <LastContact contact={contact} />
          </Card>
        </>
      ) : (
        <>
          <Snapshot asChild padding="none">
            <section aria-label="Summary">
              <StyleSummary contact={contact} />
              <div>
                <LastContact contact={contact} />
                <EstimateNoteList contact={contact} />
              </div>
            </section>
          </Snapshot>
          <ProfileCardGrid contact={contact} headingLevel={3} />
          <FinePrint />
        </>
      )}
    </Detail>
  );
}

const Detail = styled.article`
  display: grid;
  gap: ${theme.space[6]};
  max-width: ${theme.size.detailMax};
  padding: ${theme.space[6]} ${theme.space[8]} ${theme.space[12]};
`;

const Person = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space[1]} ${theme.space[4]};
  align-items: start;

  /* Level with the middle of the avatar, however many lines the role takes. */
  & > button {
    margin-top: calc((${theme.space[16]} - ${theme.size.control}) / 2);
  }
`;

const Identity = styled.div`
  display: grid;
  align-content: center;
  min-width: 0;
  min-height: ${theme.space[16]};
`;

/** Below name and button, from the name's edge on. */
const Facts = styled.div`
  grid-column: 2 / -1;
`;

const Name = styled.h2`
  font: ${theme.font.display};
  letter-spacing: ${theme.tracking.tight};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const Role = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.reading};
  overflow-wrap: anywhere;
`;

const Snapshot = styled(Card)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  & > * {
    padding: ${theme.space[5]};
  }

  & > * + * {
    display: flex;
    flex-direction: column;
    gap: ${theme.space[4]};
    border-left: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  }
`;

import { type ContactSummary } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { Card, theme } from '@rapport/shared-ui';
import { SquareArrowOutUpRight } from 'lucide-react';
import styled from 'styled-components';
import {
  ContactMenu,
  LogInteractionButton,
} from '../../contact-dialogs/contact-dialog-buttons.tsx';
import { ContactAvatar } from '../../contacts/contact-avatar.tsx';
import { ContactFacts } from '../../contacts/contact-facts.tsx';
import { contactRoute } from '../../contacts/contact-routes.ts';
import { roleLine } from '../../contacts/contact-text.ts';
import { PlannedFact } from '../../contacts/planned-fact.tsx';
import { UnlessObjected } from '../../subject-rights/unless-objected.tsx';
import { FinePrint } from '../../ui/fine-print.tsx';
import { NoProfile } from '../../features/profile/no-profile.tsx';
import { StyleSummary } from '../../features/profile/style-summary.tsx';
import { AssessmentButton } from '../../features/quiz-dialog/assessment-button.tsx';
import { LazyAttention, LazyProfileCards, LazyRecentInteractions } from './lazy-records.tsx';

/** Person, snapshot, three cards, fine print: what one needs before a meeting, in one glance. */
export function WideDetail({ contact }: { contact: ContactSummary }) {
  return (
    <Detail>
      <Person>
        <ContactAvatar contact={contact} size="lg" />
        <Identity>
          <Name dir="auto">{shownText(contact.displayName)}</Name>
          <Role dir="auto">{roleLine(contact)}</Role>
        </Identity>
        <Buttons>
          <LogInteractionButton variant="primary" />
          {contact.objectedAt === null && (
            <AssessmentButton>Update Personality Assessment</AssessmentButton>
          )}
          <ContactMenu contact={contact} />
        </Buttons>
        <Facts>
          <ContactFacts contact={contact} layout="row">
            <PlannedFact contact={contact} />
            <li>
              <SquareArrowOutUpRight aria-hidden />
              <Link to={contactRoute(contact.id)}>Full page</Link>
            </li>
          </ContactFacts>
        </Facts>
      </Person>
      {contact.mbtiType === null ? (
        <>
          <UnlessObjected contact={contact} headingLevel={3}>
            <NoProfile
              headingLevel={3}
              contact={contact}
              action={<AssessmentButton>Take Assessment</AssessmentButton>}
            />
          </UnlessObjected>
          <Card asChild>
            <section aria-label="Attention">
              <LazyAttention contact={contact} />
            </section>
          </Card>
          <LazyRecentInteractions contactId={contact.id} />
        </>
      ) : (
        <>
          <Snapshot asChild padding="none">
            <section aria-label="Summary">
              <StyleSummary contact={contact} />
              <div>
                <LazyAttention contact={contact} />
              </div>
            </section>
          </Snapshot>
          <LazyProfileCards contact={contact} headingLevel={3} />
          <LazyRecentInteractions contactId={contact.id} />
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
`;

/** Level with the middle of the avatar, however many lines the role takes. */
const Buttons = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  margin-top: calc((${theme.space[16]} - ${theme.size.control}) / 2);
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
    border-left: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  }
`;

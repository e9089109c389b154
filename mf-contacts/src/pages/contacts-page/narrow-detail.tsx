import { type ContactSummary } from '@rapport/api-client';
import { nameInSentence, shownText } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { Button, Card, Tabs, TextLink, theme } from '@rapport/shared-ui';
import { ChevronRight, Link2, Mail, Phone } from 'lucide-react';
import styled from 'styled-components';
import {
  ContactMenu,
  LogInteractionButton,
} from '../../contact-dialogs/contact-dialog-buttons.tsx';
import { ContactAvatar } from '../../contacts/contact-avatar.tsx';
import { ContactFacts } from '../../contacts/contact-facts.tsx';
import { assessmentRoute, contactRoute } from '../../contacts/contact-routes.ts';
import { roleLine } from '../../contacts/contact-text.ts';
import { PlannedFact } from '../../contacts/planned-fact.tsx';
import { UnlessObjected } from '../../subject-rights/unless-objected.tsx';
import { mailLink, phoneLink, profileLink } from '../../contacts/safe-links.ts';
import { StyleTab } from '../../features/profile/style-tab.tsx';
import { LazyRecommendations } from '../lazy-recommendations.tsx';
import { LazyAttention, LazyInteractions, LazyProfileCards } from './lazy-records.tsx';

/** One contact on a narrow screen: person, ways to reach them, and tabs. */
export function NarrowDetail({ contact }: { contact: ContactSummary }) {
  return (
    <Detail>
      <Header>
        <Person>
          <ContactAvatar contact={contact} size="lg" />
          <Identity>
            <Name tabIndex={-1} dir="auto">
              {shownText(contact.displayName)}
            </Name>
            <Role dir="auto">{roleLine(contact)}</Role>
          </Identity>
          <ContactMenu contact={contact} />
        </Person>
        <ContactFacts contact={contact} layout="column">
          {contact.nextPlannedAt !== null && <PlannedFact contact={contact} />}
        </ContactFacts>
        <QuickActions contact={contact} />
        <LogInteractionButton variant="primary" block />
        {contact.objectedAt === null && (
          <Button asChild block>
            <Link to={assessmentRoute(contact.id)}>Update Personality Assessment</Link>
          </Button>
        )}
      </Header>
      <Card asChild padding="sm">
        <section aria-label="Attention">
          <LazyAttention contact={contact} folded />
        </section>
      </Card>
      <Tabs
        fill
        label={`About ${nameInSentence(contact.displayName)}`}
        tabs={[
          {
            value: 'style',
            label: 'Style',
            content: (
              <UnlessObjected contact={contact} headingLevel={2}>
                <StyleTab
                  contact={contact}
                  cards={<LazyProfileCards contact={contact} headingLevel={2} />}
                />
              </UnlessObjected>
            ),
          },
          {
            value: 'history',
            label: 'History',
            content: <LazyInteractions contactId={contact.id} />,
          },
          {
            value: 'tips',
            label: 'Tips',
            content: (
              <UnlessObjected contact={contact} headingLevel={2}>
                <LazyRecommendations
                  contact={contact}
                  action={
                    <Button asChild>
                      <Link to={assessmentRoute(contact.id)}>Take Assessment</Link>
                    </Button>
                  }
                />
              </UnlessObjected>
            ),
          },
        ]}
      />
      <TextLink asChild tone="muted">
        <FullPage to={contactRoute(contact.id)}>
          Open the full page
          <ChevronRight aria-hidden />
        </FullPage>
      </TextLink>
    </Detail>
  );
}

type Reachable = Pick<ContactSummary, 'primaryEmail' | 'primaryPhone' | 'linkedinUrl'>;

/** Ways to reach a person, one tap each; only those that are known and safe to open. */
function QuickActions({
  contact: { primaryEmail, primaryPhone, linkedinUrl },
}: {
  contact: Reachable;
}) {
  const mail = primaryEmail && mailLink(primaryEmail);
  const phone = primaryPhone && phoneLink(primaryPhone);
  const profile = linkedinUrl && profileLink(linkedinUrl);
  if (!mail && !phone && !profile) return null;
  return (
    <QuickRow>
      {mail && (
        <Button asChild icon={<Mail aria-hidden />}>
          <a href={mail}>Email</a>
        </Button>
      )}
      {phone && (
        <Button asChild icon={<Phone aria-hidden />}>
          <a href={phone}>Call</a>
        </Button>
      )}
      {profile && (
        <Button asChild icon={<Link2 aria-hidden />}>
          <a href={profile} target="_blank" rel="noopener noreferrer">
            LinkedIn
          </a>
        </Button>
      )}
    </QuickRow>
  );
}

const Detail = styled.article`
  display: grid;
  gap: ${theme.space[5]};
  padding: 0 ${theme.space[4]} ${theme.space[10]};
`;

const Header = styled.header`
  display: grid;
  gap: ${theme.space[4]};
`;

const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: start;
`;

/** Level with the avatar, or longer than it. */
const Identity = styled.div`
  display: grid;
  align-content: center;
  min-width: 0;
  min-height: ${theme.space[16]};
`;

const Name = styled.h1`
  font: ${theme.font.title};
  letter-spacing: ${theme.tracking.tight};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const Role = styled.p`
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;

const FullPage = styled(Link)`
  justify-self: start;
`;

const QuickRow = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`;

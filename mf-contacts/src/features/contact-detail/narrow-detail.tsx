import { type ContactSummary, nameInSentence, shownText } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { Button, Card, Tabs, TextLink, theme } from '@rapport/shared-ui';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { ContactAvatar } from '../../contacts/contact-avatar.tsx';
import { ContactMenu } from '../../contact-dialogs/contact-menu.tsx';
import { ContactFacts } from '../../contacts/contact-facts.tsx';
import { assessmentRoute, contactRoute } from '../../contacts/contact-paths.ts';
import { roleLine } from '../../contacts/contact-text.ts';
import { PlannedFact } from '../../contacts/planned-fact.tsx';
import { type DetailSlots } from './detail-slots.ts';
import { QuickActions } from './quick-actions.tsx';
import { StyleTab } from './style-tab.tsx';
import { TipsTab } from './tips-tab.tsx';

interface NarrowDetailProps extends Pick<DetailSlots, 'attention' | 'history'> {
  contact: ContactSummary;
}

/** One contact on a narrow screen: person, ways to reach them, and tabs. */
export function NarrowDetail({ contact, attention, history }: NarrowDetailProps) {
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
        <Button asChild block variant="primary">
          <Link to={assessmentRoute(contact.id)}>Update Personality Assessment</Link>
        </Button>
      </Header>
      <Card asChild padding="sm">
        <section aria-label="Attention">{attention(contact)}</section>
      </Card>
      <Tabs
        fill
        label={`About ${nameInSentence(contact.displayName)}`}
        tabs={[
          { value: 'style', label: 'Style', content: <StyleTab contact={contact} /> },
          { value: 'history', label: 'History', content: history(contact) },
          { value: 'tips', label: 'Tips', content: <TipsTab contact={contact} /> },
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

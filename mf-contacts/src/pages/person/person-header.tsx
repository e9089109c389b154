import { type ContactSummary } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { media, RelativeTime, TextLink, theme } from '@rapport/shared-ui';
import { Clock, SquareArrowOutUpRight } from 'lucide-react';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import {
  ContactMenu,
  EditContactButton,
  LogInteractionButton,
} from '../../contact-dialogs/contact-dialog-buttons.tsx';
import { ContactTime } from '../../contact-details/contact-time.tsx';
import { ContactAvatar } from '../../contacts/contact-avatar.tsx';
import { ContactFacts } from '../../contacts/contact-facts.tsx';
import { contactRoute, contactsRoute } from '../../contacts/contact-routes.ts';
import { WHOLE_LIST } from '../../contacts/list-view.ts';
import { PlannedFact } from '../../contacts/planned-fact.tsx';
import { printContact } from '../contact-sheet/use-contact-sheet.ts';
import { ReachButtons } from './reach-buttons.tsx';

interface PersonHeaderProps {
  contact: ContactSummary;
  headingLevel: 1 | 2;
  /** The button that opens the assessment. */
  assess: ReactNode;
  /** A card on the contact's own page; next to the list, it links to that page. */
  place: 'page' | 'panel';
}

/** The person's name and role, the actions, the ways to reach them, and the last contact. */
export function PersonHeader({ contact, headingLevel, assess, place }: PersonHeaderProps) {
  const { displayName, organizationTitle, organizationName, lastInteractionAt } = contact;
  return (
    <Header $card={place === 'page'}>
      <ContactAvatar contact={contact} size="lg" />
      <Identity>
        <Name as={headingLevel === 1 ? 'h1' : 'h2'} tabIndex={-1} dir="auto">
          {shownText(displayName)}
        </Name>
        <Role>
          {organizationTitle !== null && <span dir="auto">{shownText(organizationTitle)}</span>}
          {organizationTitle !== null && organizationName !== null && ', '}
          {organizationName !== null && (
            <Company inline tone="muted" asChild>
              <Link
                to={contactsRoute({ view: { ...WHOLE_LIST, company: organizationName } })}
                dir="auto"
              >
                {shownText(organizationName)}
              </Link>
            </Company>
          )}
        </Role>
      </Identity>
      <ContactMenu contact={contact} onPrint={() => void printContact()} />
      <Buttons>
        <ReachButtons contact={contact} />
        <LogInteractionButton variant="primary" />
        <EditContactButton />
        {assess}
      </Buttons>
      <Now>
        <ContactTime contactId={contact.id} />
      </Now>
      <Facts>
        <ContactFacts contact={contact}>
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
          {place === 'panel' && (
            <li>
              <SquareArrowOutUpRight aria-hidden />
              <Link to={contactRoute(contact.id)}>Full page</Link>
            </li>
          )}
        </ContactFacts>
      </Facts>
    </Header>
  );
}

const Header = styled.header<{ $card: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space[3]} ${theme.space[4]};
  align-items: start;
  ${({ $card }) =>
    $card &&
    `
      --ground: ${theme.color.surface};
      padding: ${theme.space[5]};
      border: ${theme.size.hairline} solid ${theme.color.borderSubtle};
      border-radius: ${theme.radius.md};
      background: ${theme.color.surface};
    `}

  ${media.mediumContainer} {
    --ground: inherit;
    padding: 0;
    border: 0;
    background: none;
  }

  /* Puts the name below the picture and the menu. */
  ${media.enlarged} {
    grid-template-columns: auto minmax(0, 1fr);

    & > button {
      justify-self: end;
    }
  }
`;

/** Centered at the avatar, however many lines the role has. */
const Identity = styled.div`
  display: grid;
  align-content: center;
  min-width: 0;
  min-height: ${theme.space[16]};

  ${media.enlarged} {
    grid-row: 2;
    grid-column: 1 / -1;
    min-height: 0;
  }
`;

const Name = styled.h2`
  font: ${theme.font.display};
  letter-spacing: ${theme.tracking.tight};
  text-wrap: balance;
  overflow-wrap: anywhere;

  ${media.mediumContainer} {
    font: ${theme.font.title};
    letter-spacing: ${theme.tracking.tight};
  }
`;

const Role = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.reading};
  overflow-wrap: anywhere;
`;

const Company = styled(TextLink)`
  text-decoration-color: ${theme.color.border};

  &:hover {
    text-decoration-color: currentcolor;
  }

  ${media.narrow} {
    position: relative;

    /* As large as a finger, although it looks smaller. */
    &::after {
      content: '';
      position: absolute;
      inset: calc((${theme.size.touch} - 1lh) / -2) 0;
    }
  }

  ${media.print} {
    text-decoration: none;
  }
`;

/** Aligned with the name. With little space, aligned with the avatar and over the full width. */
const Buttons = styled.div`
  display: flex;
  grid-column: 2 / -1;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  ${media.mediumContainer} {
    grid-column: 1 / -1;

    & > * {
      flex: 1 1 auto;
    }
  }

  ${media.print} {
    display: none;
  }
`;

/** Information for a call, below its button. */
const Now = styled.p`
  grid-column: 2 / -1;

  &:empty {
    display: none;
  }

  ${media.mediumContainer} {
    grid-column: 1 / -1;
  }

  ${media.print} {
    display: none;
  }
`;

const Facts = styled.div`
  grid-column: 2 / -1;
  min-width: 0;

  ${media.mediumContainer} {
    grid-column: 1 / -1;
  }
`;

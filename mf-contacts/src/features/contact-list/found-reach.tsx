import { type ContactSummary } from '@rapport/api-client';
import { nameInSentence, reachLinks } from '@rapport/contracts';
import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

interface FoundReachProps {
  contact: Pick<
    ContactSummary,
    'id' | 'displayName' | 'primaryEmail' | 'primaryPhone' | 'callNumbers' | 'statedChannels'
  >;
  tabIndex: number;
}

/**
 * Call and Email buttons for a contact that a search found, in the order they prefer. Only known and safe links are
 * shown.
 */
export function FoundReach({ contact, tabIndex }: FoundReachProps) {
  const links = reachLinks(contact);
  if (links.length === 0) return null;
  const name = nameInSentence(contact.displayName);
  return (
    <Links>
      {links.map(({ way, href }) => (
        <a
          key={way}
          href={href}
          tabIndex={tabIndex}
          aria-label={`${REACH_WORDS[way]} ${name}`}
          data-contact={contact.id}
        >
          {REACH_WORDS[way]}
        </a>
      ))}
    </Links>
  );
}

const REACH_WORDS = { call: 'Call', email: 'Email' } as const;

const Links = styled.span`
  position: relative;
  display: flex;
  gap: ${theme.space[3]};
  margin-left: auto;

  a {
    color: ${theme.color.accentText};
    font: ${theme.font.captionMedium};
  }

  ${media.narrow} {
    gap: ${theme.space[2]};
    margin-right: calc(-1 * ${theme.space[2]});

    a {
      display: grid;
      place-items: center;
      min-width: ${theme.size.touch};
      min-height: ${theme.size.touch};
    }
  }
`;

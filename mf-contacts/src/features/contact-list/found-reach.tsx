import { type ContactSummary } from '@rapport/api-client';
import { mailLink, nameInSentence, phoneLink } from '@rapport/contracts';
import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

interface FoundReachProps {
  contact: Pick<ContactSummary, 'displayName' | 'primaryEmail' | 'primaryPhone' | 'callNumbers'>;
  tabIndex: number;
}

/** Call and Email of a contact that a search has found; only what is known and safe to open. */
export function FoundReach({ contact, tabIndex }: FoundReachProps) {
  const { displayName, primaryEmail, primaryPhone, callNumbers } = contact;
  const phone = primaryPhone && phoneLink(primaryPhone, callNumbers);
  const mail = primaryEmail && mailLink(primaryEmail);
  if (!phone && !mail) return null;
  const name = nameInSentence(displayName);
  return (
    <Links>
      {phone && (
        <a href={phone} tabIndex={tabIndex} aria-label={`Call ${name}`}>
          Call
        </a>
      )}
      {mail && (
        <a href={mail} tabIndex={tabIndex} aria-label={`Email ${name}`}>
          Email
        </a>
      )}
    </Links>
  );
}

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

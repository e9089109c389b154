import { type ContactAction, type ContactSummary } from '@rapport/api-client';
import {
  contactTip,
  mailLink,
  phoneLink,
  STATED_CHANNELS,
  type StatedChannel,
} from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { ContactTime } from '../../contact-details/contact-time.tsx';
import { guidanceQuery } from '../../guidance/guidance-query.ts';
import { channelsOf } from '../../guidance/preference-of.ts';
import { CHANNEL_WORDS } from './action-words.ts';

interface ActionHelpProps {
  action: ContactAction;
  contact: ContactSummary;
}

/** How to do a step: the channel, with a direct link to it, and tips. */
export function ActionHelp({ action, contact }: ActionHelpProps) {
  const tips = action.tipIds.map(contactTip).filter((tip) => tip !== null);
  const channel = action.channelHint && CHANNEL_WORDS[action.channelHint];
  // Uses the stated preferences only if the page has loaded them, because they aren't worth a wait.
  const query = { ...guidanceQuery(useShellApi(), contact.id), enabled: false };
  const guidance = useQuery(query).data;
  const way = directWay(action, contact, guidance ? channelsOf(guidance) : STATED_CHANNELS);
  if (!channel && tips.length === 0) return null;
  return (
    <Line>
      {channel && (
        <span>
          <channel.icon aria-hidden />
          {channel.label}
        </span>
      )}
      {way && <a href={way.href}>{way.label}</a>}
      {action.channelHint === 'call' && way && <ContactTime contactId={contact.id} />}
      {tips.length > 0 && (
        <details>
          <summary>How</summary>
          <ul>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </details>
      )}
    </Line>
  );
}

/** A link to the suggested channel, if the contact's email or number is known. */
function directWay(
  { channelHint }: ContactAction,
  { primaryEmail, primaryPhone, callNumbers }: ContactSummary,
  ways: readonly StatedChannel[],
): { href: string; label: string } | null {
  const mail = primaryEmail === null ? null : mailLink(primaryEmail);
  const phone = primaryPhone === null ? null : phoneLink(primaryPhone, callNumbers);
  if (channelHint === 'message' && mail !== null && ways.includes('email'))
    return { href: mail, label: 'Write email' };
  if (channelHint === 'call' && phone !== null && ways.includes('call')) {
    return { href: phone, label: 'Call now' };
  }
  return null;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  margin-top: ${theme.size.ring};
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};

  span {
    display: inline-flex;
    gap: ${theme.space[1]};
    align-items: center;
  }

  svg {
    width: ${theme.size.iconXs};
    height: ${theme.size.iconXs};
    color: ${theme.color.textFaint};
  }

  a,
  button {
    padding: 0;
    border: 0;
    background: none;
    color: ${theme.color.accentText};
    font: ${theme.font.captionMedium};
    cursor: pointer;
  }

  button:hover {
    text-decoration: underline;
  }

  details[open] {
    flex-basis: 100%;
  }

  summary {
    width: fit-content;
    font: ${theme.font.captionMedium};
    cursor: pointer;
  }

  li {
    padding: ${theme.space[1]} 0;
    text-wrap: pretty;
  }

  ${media.narrow} {
    span,
    a,
    button {
      display: inline-flex;
      align-items: center;
      min-height: ${theme.size.touch};
    }

    /* A list item, or it would lose its triangle. */
    summary {
      align-content: center;
      min-height: ${theme.size.touch};
    }
  }

  ${media.print} {
    a,
    button {
      display: none;
    }

    details {
      flex-basis: 100%;
    }
  }
`;

import {
  type CallNumbers,
  mailLink,
  phoneLink,
  STATED_CHANNELS,
  type StatedChannel,
} from '@rapport/contracts';
import { Button, media, theme } from '@rapport/shared-ui';
import { MessageSquare, Phone } from 'lucide-react';
import styled from 'styled-components';
import { messageLink } from '../../contacts/safe-links.ts';

/** How a contact can be reached before a meeting. */
export interface Reachable {
  primaryPhone: string | null;
  primaryEmail: string | null;
  /** The channels they want, the preferred one first; all channels by default. */
  ways?: readonly StatedChannel[];
  callNumbers?: CallNumbers;
}

const LATE = "I'm running a few minutes late.";

/** Buttons to call a contact or to say that the user is late; nothing if there's no way to. */
export function MeetingReach({ contact }: { contact: Reachable }) {
  const call =
    waysOf(contact).includes('call') &&
    contact.primaryPhone &&
    phoneLink(contact.primaryPhone, contact.callNumbers);
  const late = lateLink(contact);
  if (!call && late === null) return null;
  return (
    <Ways>
      {call && (
        <Button asChild size="sm" icon={<Phone aria-hidden />}>
          <a href={call}>Call</a>
        </Button>
      )}
      {late !== null && (
        <Button asChild size="sm" variant="ghost" icon={<MessageSquare aria-hidden />}>
          <a href={late}>Running late</a>
        </Button>
      )}
    </Ways>
  );
}

const waysOf = ({ ways = STATED_CHANNELS }: Reachable) => ways;

/** A link that drafts a text message if there's a number, or else an email. Opening it sends nothing. */
function lateLink(contact: Reachable): string | null {
  const { primaryPhone, primaryEmail, callNumbers } = contact;
  const ways = waysOf(contact);
  const body = encodeURIComponent(LATE);
  const text = primaryPhone && messageLink(primaryPhone, callNumbers);
  const mail = primaryEmail && mailLink(primaryEmail);
  // A number with an extension can be called, but not receive text messages.
  if (text && ways.includes('message')) return `${text}?&body=${body}`;
  return mail && ways.includes('email')
    ? `${mail}?subject=${encodeURIComponent('Running late')}&body=${body}`
    : null;
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[1]};

  ${media.print} {
    display: none;
  }
`;

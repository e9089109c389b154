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

/** How someone can be reached on the way to a meeting. */
export interface Reachable {
  primaryPhone: string | null;
  primaryEmail: string | null;
  /** The ways that they want, the most welcome first; all of them unless given. */
  ways?: readonly StatedChannel[];
  callNumbers?: CallNumbers;
}

const LATE = "I'm running a few minutes late.";

/** Call them, or tell them that it gets late; nothing where there's no way to. */
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

/** A draft of a text message where there's a number, else of a mail. Nothing is sent by opening it. */
function lateLink(contact: Reachable): string | null {
  const { primaryPhone, primaryEmail, callNumbers } = contact;
  const ways = waysOf(contact);
  const body = encodeURIComponent(LATE);
  const text = primaryPhone && messageLink(primaryPhone, callNumbers);
  const mail = primaryEmail && mailLink(primaryEmail);
  // An extension can be called, but takes no text messages.
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

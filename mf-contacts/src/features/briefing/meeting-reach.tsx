import { type CallNumbers, mailLink, phoneLink } from '@rapport/contracts';
import { Button, media, theme } from '@rapport/shared-ui';
import { MessageSquare, Phone } from 'lucide-react';
import styled from 'styled-components';

/** How someone can be reached on the way to a meeting. */
export interface Reachable {
  primaryPhone: string | null;
  primaryEmail: string | null;
  /** Whether they said not to call. */
  isNeverCalled?: boolean;
  callNumbers?: CallNumbers;
}

const LATE = "I'm running a few minutes late.";

/** Call them, or tell them that it gets late; nothing where there's no way to. */
export function MeetingReach({ contact }: { contact: Reachable }) {
  const call =
    !contact.isNeverCalled &&
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

/** A draft of a text message where there's a number, else of a mail. Nothing is sent by opening it. */
function lateLink({ primaryPhone, primaryEmail, callNumbers }: Reachable): string | null {
  const phone = primaryPhone && phoneLink(primaryPhone, callNumbers);
  const body = encodeURIComponent(LATE);
  // An extension can be called, but takes no text messages.
  if (phone && !phone.includes(';')) return `${phone.replace('tel:', 'sms:')}?&body=${body}`;
  const mail = primaryEmail && mailLink(primaryEmail);
  return mail ? `${mail}?subject=${encodeURIComponent('Running late')}&body=${body}` : null;
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

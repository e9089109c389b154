import { type ContactSummary } from '@rapport/api-client';
import { mailLink, phoneLink, STATED_CHANNELS } from '@rapport/contracts';
import { Button, media } from '@rapport/shared-ui';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import styled from 'styled-components';
import { messageLink } from '../../contacts/safe-links.ts';
import { useGuidance } from '../../guidance/guidance-query.ts';
import { channelsOf } from '../../guidance/preference-of.ts';

type Reachable = Pick<ContactSummary, 'id' | 'primaryEmail' | 'primaryPhone' | 'callNumbers'>;

/**
 * Call, Email, and Message buttons, only those that are known and safe to open. They follow the stated preferences:
 * the preferred channel is first, and one that the contact never wants is omitted.
 */
export function ReachButtons({ contact }: { contact: Reachable }) {
  const { primaryEmail, primaryPhone, callNumbers } = contact;
  const phone = primaryPhone && phoneLink(primaryPhone, callNumbers);
  const mail = primaryEmail && mailLink(primaryEmail);
  const message = primaryPhone && messageLink(primaryPhone, callNumbers);
  const ways = useWays(contact.id);
  return ways.map((way) => {
    switch (way) {
      case 'call':
        return (
          phone && (
            <Button key={way} asChild icon={<Phone aria-hidden />}>
              <a href={phone}>Call</a>
            </Button>
          )
        );
      case 'email':
        return (
          mail && (
            <Button key={way} asChild icon={<Mail aria-hidden />}>
              <a href={mail}>Email</a>
            </Button>
          )
        );
      case 'message':
        return (
          message && (
            <Texting key={way} asChild icon={<MessageCircle aria-hidden />}>
              <a href={message}>Message</a>
            </Texting>
          )
        );
      case 'video':
      case 'inPerson':
        return null;
      default:
        return way satisfies never;
    }
  });
}

/** The channels to reach a contact, in the order that they prefer. */
function useWays(contactId: string) {
  const result = useGuidance(contactId);
  return result.status === 'ready' ? channelsOf(result.guidance) : STATED_CHANNELS;
}

/** Only phones show it, because that's where text messages are written. */
const Texting = styled(Button)`
  display: none;

  ${media.touch} {
    display: inline-flex;
  }
`;

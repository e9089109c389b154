import { type ContactSummary } from '@rapport/api-client';
import { Button, media } from '@rapport/shared-ui';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import styled from 'styled-components';
import { mailLink, messageLink, phoneLink } from '../../contacts/safe-links.ts';

type Reachable = Pick<ContactSummary, 'primaryEmail' | 'primaryPhone'>;

/** Call, Email, and Message, one tap each; only those that are known and safe to open. */
export function ReachButtons({ contact: { primaryEmail, primaryPhone } }: { contact: Reachable }) {
  const phone = primaryPhone && phoneLink(primaryPhone);
  const mail = primaryEmail && mailLink(primaryEmail);
  const message = primaryPhone && messageLink(primaryPhone);
  return (
    <>
      {phone && (
        <Button asChild icon={<Phone aria-hidden />}>
          <a href={phone}>Call</a>
        </Button>
      )}
      {mail && (
        <Button asChild icon={<Mail aria-hidden />}>
          <a href={mail}>Email</a>
        </Button>
      )}
      {message && (
        <Texting asChild icon={<MessageCircle aria-hidden />}>
          <a href={message}>Message</a>
        </Texting>
      )}
    </>
  );
}

/** Text messages are written on a phone. */
const Texting = styled(Button)`
  display: none;

  ${media.touch} {
    display: inline-flex;
  }
`;

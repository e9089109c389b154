import { type Contact } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { StateMessage } from '@rapport/shared-ui';
import { UserRoundX } from 'lucide-react';
import { type ReactNode } from 'react';

interface ObjectedMessageProps {
  contact: Pick<Contact, 'displayName'>;
  headingLevel: 1 | 3;
  /** Links back, if the message needs them. */
  actions?: ReactNode;
}

/** Replaces the questions about a contact who objected. */
export function ObjectedMessage({ contact, headingLevel, actions }: ObjectedMessageProps) {
  const name = nameInSentence(contact.displayName);
  return (
    <StateMessage
      icon={<UserRoundX aria-hidden />}
      title="They objected, so no estimate is kept"
      headingLevel={headingLevel}
      {...(actions !== undefined && { actions })}
    >
      Rapport asks no questions about {name}. If they agree again, note it on the contact page.
    </StateMessage>
  );
}

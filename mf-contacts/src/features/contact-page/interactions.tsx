import { type ContactSummary } from '@rapport/contracts';
import { StateMessage } from '@rapport/shared-ui';
import { LastContact } from '../../profile/last-contact.tsx';

/** What happened between the two of you. */
export function Interactions({ contact }: { contact: Pick<ContactSummary, 'lastInteractionAt'> }) {
  if (contact.lastInteractionAt !== null) return <LastContact contact={contact} />;
  return <StateMessage title="No interactions recorded yet" headingLevel={2} />;
}

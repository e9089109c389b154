import { type ContactSummary } from '@rapport/api-client';
import { Card, StateMessage } from '@rapport/shared-ui';
import { shortName } from '../../contacts/contact-text.ts';

/** Stands where the styles will be. */
export function NoInteractionStyles({ contact }: { contact: Pick<ContactSummary, 'displayName'> }) {
  return (
    <Card padding="lg">
      <StateMessage title="No Personality Profile Available" headingLevel={2}>
        Answer 7 questions about what you have seen {shortName(contact.displayName)} do, and a few
        more where you're not sure. “Not sure” is a good answer.
      </StateMessage>
    </Card>
  );
}

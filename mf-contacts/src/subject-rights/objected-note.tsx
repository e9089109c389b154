import { type ContactSummary } from '@rapport/api-client';
import { Button, Card, StateMessage } from '@rapport/shared-ui';
import { UserRoundX } from 'lucide-react';
import { useContactDialogs } from '../contact-dialogs/contact-dialogs.ts';
import { shortName } from '../contacts/contact-text.ts';
import { dayText } from '../contacts/day-text.ts';

interface ObjectedNoteProps {
  contact: Pick<ContactSummary, 'displayName'>;
  /** When they objected, ISO 8601. */
  since: string;
  headingLevel: 2 | 3;
}

/** Replaces the estimate: explains why there's none, what still works, and how to lift the objection. */
export function ObjectedNote({ contact, since, headingLevel }: ObjectedNoteProps) {
  const { open, opening } = useContactDialogs();
  const name = shortName(contact.displayName);
  return (
    <Card padding="lg">
      <StateMessage
        icon={<UserRoundX aria-hidden />}
        title="They objected, so no estimate is kept"
        headingLevel={headingLevel}
        actions={
          <>
            <Button
              pending={opening === 'person-data'}
              onClick={() => open({ kind: 'person-data' })}
            >
              Data about {name}
            </Button>
            <Button
              variant="ghost"
              pending={opening === 'lift-objection'}
              onClick={() => open({ kind: 'lift-objection' })}
            >
              They agreed again
            </Button>
          </>
        }
      >
        {name} objected on {dayText(since)}. You can still log interactions and follow up. Rapport
        asks no questions about how they work and gives no tips.
      </StateMessage>
    </Card>
  );
}

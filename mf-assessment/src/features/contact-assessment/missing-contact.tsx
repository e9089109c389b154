import { useDocumentTitle } from '@rapport/remote-api';
import { Link } from '@rapport/remote-api/router';
import { Button, StateMessage } from '@rapport/shared-ui';
import { CircleAlert, RotateCw } from 'lucide-react';
import { PageColumn } from '../../page-column.ts';

function BackToContacts() {
  return (
    <Button asChild>
      <Link to="/contacts">Back to Contacts</Link>
    </Button>
  );
}

/** For an address that names no contact at all. */
export function InvalidContact() {
  useDocumentTitle('Invalid contact ID');
  return (
    <PageColumn>
      <StateMessage title="Invalid contact ID" headingLevel={1} actions={<BackToContacts />}>
        This address does not name a contact. Choose one from your list.
      </StateMessage>
    </PageColumn>
  );
}

/** For a contact that is not there, or not the signed-in person's. */
export function UnknownContact() {
  useDocumentTitle('Contact not found');
  return (
    <PageColumn>
      <StateMessage title="Contact not found" headingLevel={1} actions={<BackToContacts />}>
        It may have been deleted, or it belongs to another account.
      </StateMessage>
    </PageColumn>
  );
}

interface ContactFailedProps {
  message: string;
  /** Another attempt is running. */
  pending: boolean;
  onRetry: () => void;
}

/** For a contact that may well be there, but could not be loaded. */
export function ContactFailed({ message, pending, onRetry }: ContactFailedProps) {
  useDocumentTitle('Unable to load this contact');
  return (
    <PageColumn>
      <StateMessage
        title="Unable to load this contact"
        headingLevel={1}
        tone="negative"
        icon={<CircleAlert aria-hidden />}
        actions={
          <Button icon={<RotateCw aria-hidden />} pending={pending} onClick={onRetry}>
            Retry
          </Button>
        }
      >
        {message}
      </StateMessage>
    </PageColumn>
  );
}

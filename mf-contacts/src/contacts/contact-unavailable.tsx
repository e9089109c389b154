import { Link } from '@rapport/remote-api/router';
import { Button, StateMessage } from '@rapport/shared-ui';
import { CircleAlert, RotateCw, Unlink, UserX } from 'lucide-react';
import { contactsRoute } from './contact-routes.ts';
import { type ContactState } from './use-contact.ts';

interface ContactUnavailableProps {
  state: Exclude<ContactState, { status: 'loading' | 'ready' }>;
  headingLevel?: 1 | 2;
  /** Shows a link back to the list, if nothing else on the screen does. */
  withWayBack?: boolean;
}

/** Explains why a contact can't be shown, and what to do. */
export function ContactUnavailable({
  state,
  headingLevel = 2,
  withWayBack = true,
}: ContactUnavailableProps) {
  const back = withWayBack && (
    <Button asChild>
      <Link to={contactsRoute()}>Back to Contacts</Link>
    </Button>
  );
  switch (state.status) {
    case 'not-found':
      return (
        <StateMessage
          icon={<UserX aria-hidden />}
          title="Contact not found"
          headingLevel={headingLevel}
          {...(back && { actions: back })}
        >
          It may have been removed, or the link belongs to another account.
        </StateMessage>
      );
    case 'invalid-id':
      return (
        <StateMessage
          icon={<Unlink aria-hidden />}
          title="Invalid contact ID"
          headingLevel={headingLevel}
          {...(back && { actions: back })}
        >
          The address of this page is incomplete. Choose a contact from your list.
        </StateMessage>
      );
    case 'failed':
      return (
        <StateMessage
          role="alert"
          icon={<CircleAlert aria-hidden />}
          tone="negative"
          title="Unable to load this contact"
          headingLevel={headingLevel}
          actions={
            <>
              <Button
                icon={<RotateCw aria-hidden />}
                pending={state.retrying}
                pendingLabel="Retrying"
                onClick={state.retry}
              >
                Retry
              </Button>
              {back}
            </>
          }
        >
          {state.message}
        </StateMessage>
      );
    default:
      return state satisfies never;
  }
}

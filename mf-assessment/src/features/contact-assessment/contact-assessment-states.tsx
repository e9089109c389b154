import { type Contact } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { useDocumentTitle } from '@rapport/remote-api';
import { Link } from '@rapport/remote-api/router';
import { Button, Skeleton, SkeletonGroup, StateMessage, theme } from '@rapport/shared-ui';
import { CircleAlert, RotateCw } from 'lucide-react';
import styled from 'styled-components';
import { ObjectedMessage } from '../../ui/objected-message.tsx';
import { PageColumn } from '../../ui/page-layout.ts';

/** The shape of the page while contact and answers load. */
export function AssessmentSkeleton() {
  return (
    <PageColumn>
      <Loading label="Loading the assessment">
        <Skeleton width="30%" />
        <Skeleton height={theme.space[10]} width="70%" />
        <Skeleton width="90%" />
        <Questions shape="block" height={`calc(5 * ${theme.space[16]})`} />
        <Skeleton shape="block" height={`calc(5 * ${theme.space[16]})`} />
      </Loading>
    </PageColumn>
  );
}

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
        This address doesn't name a contact. Choose one from your list.
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

/** For someone who objected: there are no questions about them. */
export function ObjectedContact({ contact }: { contact: Pick<Contact, 'id' | 'displayName'> }) {
  useDocumentTitle(`Assess ${nameInSentence(contact.displayName)}`);
  return (
    <PageColumn>
      <ObjectedMessage
        contact={contact}
        headingLevel={1}
        actions={
          <Button asChild>
            <Link to={`/contacts/${contact.id}`}>Back to Contact</Link>
          </Button>
        }
      />
    </PageColumn>
  );
}

interface ContactFailedProps {
  message: string;
  /** Another attempt is running. */
  pending: boolean;
  onRetry: () => void;
}

/** For a contact that may be there, but could not be loaded. */
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

const Loading = styled(SkeletonGroup)`
  display: grid;
  gap: ${theme.space[4]};
`;

const Questions = styled(Skeleton)`
  margin-top: ${theme.space[6]};
`;

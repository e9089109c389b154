import { type Contact } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { useDocumentTitle } from '@rapport/remote-api';
import { Link } from '@rapport/remote-api/router';
import { Button, Skeleton, SkeletonGroup, StateMessage, theme } from '@rapport/shared-ui';
import { CircleAlert, RotateCw } from 'lucide-react';
import styled from 'styled-components';
import { ObjectedMessage } from '../../ui/objected-message.tsx';
import { PageColumn } from '../../ui/page-layout.ts';

/** A placeholder for the page while contact and answers load. */
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

/** Shown for a URL without a valid contact ID. */
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

/** Shown for a contact that doesn't exist or isn't the user's. */
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

/** Shown for a contact who objected, about whom there are no questions. */
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
  /** True while a retry is running. */
  pending: boolean;
  onRetry: () => void;
}

/** Shown if the contact couldn't be loaded. */
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

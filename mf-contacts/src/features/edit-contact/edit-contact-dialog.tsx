import { type Contact, type ContactSummary } from '@rapport/api-client';
import { isRequestError, useShellApi, type ShellApi } from '@rapport/remote-api';
import { contactQuery, etagOf } from '@rapport/remote-api/api-query';
import { pageFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { FormDialog } from '../../form-dialog/form-dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { companyInWords } from './company-in-words.ts';
import { EditContactForm } from './edit-contact-form.tsx';

interface EditContactDialogProps {
  contact: Pick<ContactSummary, 'id'>;
  /** A birthday to fill in, as the form shows it. */
  birthday?: string | undefined;
  /** What the user typed about a new job; its company is filled in. */
  newJob?: string | undefined;
  onClose: () => void;
}

/** Edits a contact, starting with its current stored values. */
export function EditContactDialog(props: EditContactDialogProps) {
  const { contact, birthday, newJob = '', onClose } = props;
  const company = companyInWords(newJob) ?? undefined;
  const { stored, error, retrying, retry } = useStoredContact(contact.id);
  if (stored !== null) return <EditContactForm {...{ stored, birthday, company, onClose }} />;
  return (
    <FormDialog
      title="Edit contact"
      saveLabel="Save changes"
      saveDisabled
      pending={false}
      unsaved={false}
      discardTitle=""
      onSubmit={() => {}}
      onClose={onClose}
    >
      {error === null ? (
        <SkeletonGroup label="Loading contact">
          <Fields>
            {['name', 'mail', 'company', 'link'].map((field) => (
              <Skeleton key={field} height={theme.size.touch} />
            ))}
          </Fields>
        </SkeletonGroup>
      ) : (
        <LoadFailed
          what="the contact"
          message={pageFailure(error)}
          retrying={retrying}
          retry={retry}
        />
      )}
    </FormDialog>
  );
}

/**
 * The stored contact when editing starts. It's fetched again, whatever the page has shown. What the page fetches
 * later doesn't affect an open form.
 */
function useStoredContact(contactId: string) {
  const shell = useShellApi();
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...contactQuery(shell, contactId),
    refetchOnMount: false,
  });
  const [stored, setStored] = useState<Contact | null>(null);

  // This also cancels a pending request of the page, whose response could be older.
  useEffect(() => void refetch(), [refetch]);

  const isReady = error === null || isEnough(shell, error, data);
  if (stored === null && isFetchedAfterMount && !isFetching && isReady && data) {
    setStored(data);
  }
  return {
    stored,
    /** The error of this fetch. Earlier errors belong to the page. */
    error: isFetchedAfterMount ? error : null,
    retrying: isFetching,
    retry: () => void refetch(),
  };
}

/**
 * Without a network, the cached contact is enough to start with if its version is known: the change waits, and the
 * user decides if there's a conflict.
 */
function isEnough(shell: ShellApi, error: Error, data: Contact | undefined): boolean {
  const isAway = isRequestError(error) && error.status === null;
  return isAway && shell.sendOrWait !== undefined && etagOf(data) !== null;
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

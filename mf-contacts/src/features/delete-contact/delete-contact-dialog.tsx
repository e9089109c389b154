import { type ContactSummary } from '@rapport/api-client';
import { RESTORE_MINUTES, nameInSentence } from '@rapport/contracts';
import { failureReason } from '@rapport/remote-api/failures';
import { Alert, ConfirmDialog, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { useDeleteContact } from './use-delete-contact.ts';

interface DeleteContactDialogProps {
  contact: Pick<ContactSummary, 'id' | 'displayName'>;
  onClose: () => void;
}

/** Asks before a contact is deleted, and says what goes with it. */
export function DeleteContactDialog({ contact, onClose }: DeleteContactDialogProps) {
  const { remove, pending, error } = useDeleteContact(contact, onClose);
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={`Delete ${nameInSentence(contact.displayName)}?`}
      confirmLabel="Delete contact"
      cancelLabel="Keep contact"
      pending={pending}
      pendingLabel="Deleting..."
      onConfirm={remove}
      onCancel={onClose}
    >
      <Text>
        <p>
          This also deletes everything about this person: interactions and notes, assessments with
          their answers and results, the cadence you set, and next steps.
        </p>
        <p>
          You can undo this for {RESTORE_MINUTES} minutes. After that it's gone for good. Unsaved
          answers are removed from this browser right away and can't be restored.
        </p>
        {error !== null && (
          <Alert tone="negative" title="Couldn't delete the contact">
            {failureReason(error)} Nothing was changed. Try again in a moment.
          </Alert>
        )}
      </Text>
    </ConfirmDialog>
  );
}

const Text = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

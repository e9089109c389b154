import { type ContactSummary } from '@rapport/api-client';
import { RESTORE_DAYS, nameInSentence } from '@rapport/contracts';
import { writeFailure } from '@rapport/remote-api/failures';
import { Alert, Checkbox, ConfirmDialog, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useDeleteContact } from './use-delete-contact.ts';

interface DeleteContactDialogProps {
  contact: Pick<ContactSummary, 'id' | 'displayName'>;
  onClose: () => void;
}

/** Confirms the deletion of a contact, and lists what is deleted with it. */
export function DeleteContactDialog({ contact, onClose }: DeleteContactDialogProps) {
  const { remove, pending, error } = useDeleteContact(contact, onClose);
  const [forGood, setForGood] = useState(false);
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={`Delete ${nameInSentence(contact.displayName)}?`}
      confirmLabel={forGood ? 'Remove for good' : 'Delete contact'}
      cancelLabel="Keep contact"
      pending={pending}
      pendingLabel="Deleting..."
      onConfirm={() => remove(forGood)}
      onCancel={onClose}
    >
      <Text>
        <p>
          This also deletes everything about this person: interactions and notes, assessments with
          their answers and results, the cadence you set, and next steps.
        </p>
        <p>
          {forGood
            ? 'This can’t be undone.'
            : `For ${RESTORE_DAYS} days, you find all of it in Recently deleted and can restore it.`}{' '}
          Unsaved answers are removed from this browser right away and can't be restored.
        </p>
        <Checkbox
          label="Remove for good right away"
          hint="For someone who asks you to erase what you hold about them."
          checked={forGood}
          disabled={pending}
          onCheckedChange={setForGood}
        />
        {error !== null && (
          <Alert tone="negative" title="Couldn't delete the contact">
            Nothing was changed. {writeFailure(error)}
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

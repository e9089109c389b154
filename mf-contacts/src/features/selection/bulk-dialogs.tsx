import { CADENCE_LIMITS } from '@rapport/contracts';
import { writeFailure } from '@rapport/remote-api/failures';
import { Alert, ConfirmDialog, TextField } from '@rapport/shared-ui';
import { useState } from 'react';
import { exactly, type ListTotal } from '../../contacts/list-total.ts';
import { FormDialog } from '../../form-dialog/form-dialog.tsx';
import { countText } from '../../bulk/count-text.ts';
import { useBulkChange, type BulkTarget } from '../../bulk/use-bulk-change.ts';

interface BulkDialogProps {
  count: ListTotal;
  target: BulkTarget;
  onClose: () => void;
  onDone: () => void;
}

/**
 * Sets one cadence for several contacts.
 * @param days the number to start with, as typed
 */
export function CadenceDialog({
  count,
  target,
  days: asked = '',
  onClose,
  onDone,
}: BulkDialogProps & { days?: string | undefined }) {
  const [text, setText] = useState(asked);
  const [problem, setProblem] = useState<string | null>(null);
  const days = Number(text.trim());
  const { change, pending, error } = useBulkChange(target, {
    said: (changed) =>
      `The cadence of ${countText(exactly(changed))} is now ${days === 1 ? '1 day' : `${days} days`}.`,
    onDone,
  });
  const { min, max } = CADENCE_LIMITS;
  return (
    <FormDialog
      title="Set cadence"
      description={`For ${countText(count)}.`}
      unsaved={text.trim() !== ''}
      discardTitle="Discard this cadence?"
      saveLabel="Set cadence"
      pending={pending}
      failure={error && { title: "Couldn't set the cadence", text: writeFailure(error) }}
      onSubmit={() => {
        const isRight = /^\d+$/.test(text.trim()) && days >= min && days <= max;
        setProblem(isRight ? null : `Enter whole days from ${min} to ${max}.`);
        if (isRight) change({ change: 'cadence', cadenceDays: days });
      }}
      onClose={onClose}
    >
      <TextField
        label="Days between contacts"
        hint={`From ${min} to ${max} days.`}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={problem}
        onChange={({ target: field }) => {
          setText(field.value);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}

/** Confirms the deletion of several contacts, with their number. */
export function DeleteDialog({ count, target, onClose, onDone }: BulkDialogProps) {
  const { change, pending, error } = useBulkChange(target, {
    said: (changed) => `${countText(exactly(changed))} ${changed === 1 ? 'was' : 'were'} deleted.`,
    onDone,
  });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={`Delete ${countText(count)}?`}
      confirmLabel={`Delete ${countText(count)}`}
      cancelLabel={countText(count) === '1 contact' ? 'Keep contact' : 'Keep contacts'}
      pending={pending}
      pendingLabel="Deleting..."
      onConfirm={() => change({ change: 'delete' })}
      onCancel={onClose}
    >
      <p>
        This also deletes everything about these people: interactions and notes, assessments with
        their answers and results, cadences, and next steps. You can undo this for 10 minutes.
      </p>
      {error !== null && (
        <Alert tone="negative" title="Some contacts weren't deleted">
          {writeFailure(error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}

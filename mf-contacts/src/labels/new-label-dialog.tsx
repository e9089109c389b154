import { LABEL_LIMITS, shownText } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { writeFailure } from '@rapport/remote-api/failures';
import { TextField } from '@rapport/shared-ui';
import { useState } from 'react';
import { FormDialog } from '../form-dialog/form-dialog.tsx';
import { useCreateLabel } from './label-queries.ts';

interface NewLabelDialogProps {
  /** The initial name. */
  name: string;
  onClose: () => void;
}

/** Creates a label that no contact has yet. The dialog is open while it's rendered. */
export function NewLabelDialog({ name: begun, onClose }: NewLabelDialogProps) {
  const { notify } = useShellApi();
  const [name, setName] = useState(() => [...begun].slice(0, LABEL_LIMITS.name).join(''));
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { create, pending } = useCreateLabel();
  const save = async () => {
    setFailure(null);
    if (name.trim() === '') {
      setProblem('Enter a name.');
      return;
    }
    try {
      await create({ name: name.trim() });
      notify({ title: `The label “${shownText(name.trim())}” was created` });
      onClose();
    } catch (error) {
      if (isRequestError(error) && error.status === 409) {
        setProblem("There's already a label with this name.");
      } else setFailure(writeFailure(error));
    }
  };
  return (
    <FormDialog
      title="New label"
      unsaved={name.trim() !== ''}
      discardTitle="Discard this label?"
      saveLabel="Create label"
      pending={pending}
      failure={failure === null ? null : { title: "Couldn't create the label", text: failure }}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={name}
        maxLength={LABEL_LIMITS.name}
        autoComplete="off"
        error={problem}
        onChange={({ target }) => {
          setName(target.value);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}

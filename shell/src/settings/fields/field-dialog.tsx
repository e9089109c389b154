import { type CustomField } from '@rapport/api-client';
import { CUSTOM_FIELD_PLACES, shownText } from '@rapport/contracts';
import { isRequestError, useShellApi, useUnsavedText } from '@rapport/remote-api';
import { Alert, Button, ConfirmDialog, Dialog, type DialogProps } from '@rapport/shared-ui';
import { type SubmitEvent, useId, useState } from 'react';
import { callFailureText } from '../call-failure-text.ts';
import { FieldInputs } from './field-inputs.tsx';
import {
  bodyOf,
  type FieldForm,
  type FieldProblems,
  formOf,
  NAME_TAKEN,
  problemsOf,
  removedChoices,
} from './field-form.ts';
import { contactsHave } from './field-words.ts';
import { useCountOfField, useSaveField } from './use-fields.ts';

interface FieldDialogProps extends Pick<DialogProps, 'finalFocus'> {
  /** The field to change; null for a new one. */
  field: CustomField | null;
  /** The names of the user's other fields. */
  others: readonly string[];
  onClose: () => void;
}

/** Adds a field or changes one. It's open while it's rendered, and asks before it discards what was typed. */
export function FieldDialog({ field, others, finalFocus, onClose }: FieldDialogProps) {
  const id = useId();
  const shell = useShellApi();
  const [first] = useState(() => formOf(field));
  const [form, setForm] = useState(first);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  /** How many contacts lose a removed choice, while the user is asked. */
  const [losing, setLosing] = useState<number | null>(null);
  const [isCounting, setIsCounting] = useState(false);
  const countOf = useCountOfField();
  const { mutateAsync, isPending } = useSaveField(field?.id ?? null);
  const isSaving = isPending || isCounting;
  const isChanged = JSON.stringify(bodyOf(form)) !== JSON.stringify(bodyOf(first));
  useUnsavedText(isChanged);

  const change = (part: Partial<FieldForm>) => {
    setForm({ ...form, ...part });
    setProblems({});
    setFailure(null);
  };
  const close = () => {
    if (isSaving) return;
    if (isChanged) setIsAsking(true);
    else onClose();
  };

  async function save(discard: boolean): Promise<void> {
    setLosing(null);
    setFailure(null);
    try {
      const saved = await mutateAsync({ body: bodyOf(form), discard });
      const name = shownText(saved.name);
      shell.notify({ title: field === null ? `${name} is added` : `${name} is saved` });
      onClose();
    } catch (error) {
      const code = isRequestError(error) ? error.code : null;
      if (code === 'CUSTOM_FIELD_EXISTS') show({ name: NAME_TAKEN });
      else setFailure(callFailureText(error));
    }
  }

  function show(found: FieldProblems): void {
    setProblems(found);
    const [bad] = Object.keys(found);
    if (bad === undefined) return;
    const input = document.getElementById(id)?.querySelector<HTMLElement>(`[name="${bad}"]`);
    input?.focus();
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    const found = problemsOf(form, others);
    show(found);
    if (Object.keys(found).length > 0) return;
    const removed = field === null ? [] : removedChoices(field, form);
    if (field === null || removed.length === 0) return save(false);
    setIsCounting(true);
    const count = await countOf(field.id, { test: 'any', choices: removed });
    setIsCounting(false);
    if (count === 0) return save(false);
    setLosing(count ?? NaN);
  }

  return (
    <>
      <Dialog
        size="narrow"
        open
        title={field === null ? 'New field' : 'Edit field'}
        {...(finalFocus !== undefined && { finalFocus })}
        onOpenChange={(isOpen) => !isOpen && close()}
        footer={
          <>
            <Button variant="ghost" disabled={isSaving} onClick={close}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={id}
              variant="primary"
              pending={isSaving}
              pendingLabel="Saving..."
            >
              {field === null ? 'Add field' : 'Save field'}
            </Button>
          </>
        }
      >
        <form id={id} noValidate onSubmit={(event) => void submit(event)}>
          <FieldInputs
            form={form}
            problems={problems}
            isNew={field === null}
            readOnly={isSaving}
            onChange={change}
            onPlace={(place, isChosen) =>
              change({
                shownIn: CUSTOM_FIELD_PLACES.filter((each) =>
                  each === place ? isChosen : form.shownIn.includes(each),
                ),
              })
            }
          />
          {failure !== null && (
            <Alert tone="negative" title="The field isn't saved">
              {failure}
            </Alert>
          )}
        </form>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title="Discard what you typed?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      >
        The field isn't saved yet.
      </ConfirmDialog>
      <ConfirmDialog
        open={losing !== null}
        title="Remove the choices?"
        confirmLabel="Remove and save"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={() => void save(true)}
        onCancel={() => setLosing(null)}
      >
        {Number.isNaN(losing)
          ? 'Contacts that have a removed choice lose it.'
          : `${contactsHave(losing ?? 0)} a choice that you removed, and would lose it.`}{' '}
        The contacts stay.
      </ConfirmDialog>
    </>
  );
}

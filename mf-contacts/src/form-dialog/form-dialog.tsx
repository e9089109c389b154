import { useUnsavedText } from '@rapport/remote-api';
import { Alert, Button, ConfirmDialog, Dialog, theme, type DialogProps } from '@rapport/shared-ui';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'initialFocus'> {
  /** Whether closing would lose typed text. */
  unsaved: boolean;
  /** The title of the confirmation, like "Discard this interaction?". */
  discardTitle: string;
  /** The label of the primary button. */
  saveLabel: string;
  pending: boolean;
  /** Whether there's nothing to save yet. */
  saveDisabled?: boolean;
  /** The reason why the last attempt failed: a title, and what to do. */
  failure?: { title: string; text: ReactNode } | null;
  onSubmit: (form: HTMLFormElement) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. It's open while it's rendered, and asks before it discards text. */
export function FormDialog({
  unsaved,
  discardTitle,
  saveLabel,
  pending,
  saveDisabled = false,
  failure = null,
  onSubmit,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  const [asking, setAsking] = useState(false);
  useUnsavedText(unsaved);

  const close = () => {
    // Until the response arrives, it's unknown if the form was saved.
    if (pending) return;
    if (unsaved) setAsking(true);
    else onClose();
  };

  return (
    <>
      <Dialog
        {...dialog}
        open
        onOpenChange={(open) => {
          if (!open) close();
        }}
        size="narrow"
        footer={
          <>
            <Button variant="ghost" disabled={pending} onClick={close}>
              Cancel
            </Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              disabled={saveDisabled}
              pending={pending}
              pendingLabel="Saving..."
            >
              {saveLabel}
            </Button>
          </>
        }
      >
        {/* The browser's own messages would cover those at the fields. */}
        <Form
          id={formId}
          noValidate
          onKeyDown={sendOnCtrlEnter}
          onSubmit={(event) => {
            event.preventDefault();
            if (!pending && !saveDisabled) onSubmit(event.currentTarget);
          }}
        >
          {failure !== null && (
            <Alert tone="negative" title={failure.title}>
              {failure.text}
            </Alert>
          )}
          {children}
        </Form>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={discardTitle}
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        What you typed hasn't been saved.
      </ConfirmDialog>
    </>
  );
}

/** In a multiline field, Enter starts a new line and Ctrl+Enter or Cmd+Enter saves. */
function sendOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** Focuses the first field of `names` that has an error. */
export function focusFirstBad(
  form: HTMLFormElement,
  names: readonly string[],
  errors: Readonly<Record<string, string | undefined>>,
): void {
  const bad = names.find((name) => errors[name] !== undefined);
  const field = bad === undefined ? null : form.elements.namedItem(bad);
  if (field instanceof HTMLElement) field.focus();
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;

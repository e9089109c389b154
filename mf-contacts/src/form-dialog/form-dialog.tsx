import { useUnsavedText } from '@rapport/remote-api';
import { Alert, Button, ConfirmDialog, Dialog, theme, type DialogProps } from '@rapport/shared-ui';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'initialFocus'> {
  /** Whether something is typed that closing would lose. */
  unsaved: boolean;
  /** The question before it is lost, like "Discard this interaction?". */
  discardTitle: string;
  /** What the primary button does. */
  saveLabel: string;
  pending: boolean;
  /** Whether there is nothing to save yet. */
  saveDisabled?: boolean;
  /** Why the last attempt failed: a title and what to do. */
  failure?: { title: string; text: ReactNode } | null;
  onSubmit: (form: HTMLFormElement) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. It is open as long as it is rendered, and loses no text without a question. */
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
    // Whether it is saved is not known until the answer is here.
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
        {/* The browser's own bubbles would hide the messages at the fields. */}
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

/** In a text of several lines Enter begins a new line; with Ctrl or Cmd it saves. */
function sendOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** Moves the focus to the first of `names` that is a field of the form with an error. */
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

import { ConfirmDialog } from '@rapport/shared-ui';

interface UnsavedQuestionProps {
  open: boolean;
  onAnswer: (go: boolean) => void;
}

/** Asks before unsaved text is lost. */
export function UnsavedQuestion({ open, onAnswer }: UnsavedQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      tone="caution"
      title="Leave without saving?"
      confirmLabel="Leave and discard"
      cancelLabel="Keep editing"
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      You've typed something that isn't saved yet. If you leave now, it's lost.
    </ConfirmDialog>
  );
}

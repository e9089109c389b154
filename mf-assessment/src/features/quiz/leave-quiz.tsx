import { ConfirmDialog } from '@rapport/shared-ui';

interface LeaveQuizProps {
  open: boolean;
  /** How many answers have been given. */
  answers: number;
  keptInBrowser: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a quiz is left in the middle, and says what becomes of the answers. */
export function LeaveQuiz({ open, answers, keptInBrowser, onStay, onLeave }: LeaveQuizProps) {
  const subject = answers === 1 ? 'Your answer stays' : `Your ${answers} answers stay`;
  return (
    <ConfirmDialog
      open={open}
      title="Leave the quiz?"
      tone="caution"
      confirmLabel="Leave Quiz"
      cancelLabel="Keep Answering"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {keptInBrowser
        ? `${subject} in this browser. Open the quiz again to go on from here.`
        : `${subject} here until you leave or reload this page: this browser does not let us keep more. Nothing is saved before the last question.`}
    </ConfirmDialog>
  );
}

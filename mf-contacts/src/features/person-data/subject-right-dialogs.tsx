import { type ContactSummary } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { failureReason } from '@rapport/remote-api/failures';
import { Alert, ConfirmDialog, theme, type ConfirmDialogProps } from '@rapport/shared-ui';
import styled from 'styled-components';
import { shortName } from '../../contacts/contact-text.ts';
import { useSubjectRight, type SubjectRight } from '../../subject-rights/use-subject-right.ts';

interface SubjectRightDialogProps {
  contact: Pick<ContactSummary, 'id' | 'displayName'>;
  onClose: () => void;
}

/** Confirms that an objection is recorded, and says what is deleted for good and what stays. */
export function ObjectionDialog({ contact, onClose }: SubjectRightDialogProps) {
  const name = shortName(contact.displayName);
  return (
    <RightDialog
      contact={contact}
      right="object"
      tone="danger"
      title={`Delete the estimate, because ${name} objected?`}
      confirmLabel="They objected"
      pendingLabel="Deleting..."
      cancelLabel="Cancel"
      done={`Noted. The estimate about ${name} is deleted.`}
      onClose={onClose}
    >
      <p>
        <strong>Deleted for good:</strong> the estimate, all answers and earlier results, what you
        watched for, your marks on tips, and unsaved answers in this browser.
      </p>
      <p>
        <strong>Kept:</strong> name and contact details, interactions with their notes, the cadence,
        and next steps that need no estimate.
      </p>
      <p>
        This can't be undone. From then on, Rapport refuses answers about {name} until you note that
        they agreed again.
      </p>
    </RightDialog>
  );
}

/** Confirms that an objection is lifted. Deleted data isn't restored. */
export function LiftObjectionDialog({ contact, onClose }: SubjectRightDialogProps) {
  const name = shortName(contact.displayName);
  return (
    <RightDialog
      contact={contact}
      right="liftObjection"
      title={`Did ${name} agree to an estimate?`}
      confirmLabel="They agreed again"
      pendingLabel="Saving..."
      cancelLabel="Cancel"
      done={`Noted. You can assess ${name} again.`}
      onClose={onClose}
    >
      <p>
        You can then answer questions about {name} again. What the objection deleted stays deleted,
        so you start with the first question.
      </p>
    </RightDialog>
  );
}

/** Confirms that the estimate is deleted without an objection. */
export function DeleteEstimateDialog({ contact, onClose }: SubjectRightDialogProps) {
  const name = shortName(contact.displayName);
  return (
    <RightDialog
      contact={contact}
      right="removeEstimate"
      tone="danger"
      title={`Delete the estimate about ${name}?`}
      confirmLabel="Delete estimate"
      pendingLabel="Deleting..."
      cancelLabel="Keep estimate"
      done={`The estimate about ${name} is deleted.`}
      onClose={onClose}
    >
      <p>
        This deletes the estimate, all answers and earlier results, what you watched for, and your
        marks on tips. Interactions, notes and the cadence stay.
      </p>
      <p>This can't be undone. You can assess {name} again at any time.</p>
    </RightDialog>
  );
}

interface RightDialogProps
  extends
    SubjectRightDialogProps,
    Pick<ConfirmDialogProps, 'title' | 'tone' | 'confirmLabel' | 'cancelLabel' | 'children'> {
  right: SubjectRight;
  pendingLabel: string;
  /** The toast after it's stored. */
  done: string;
}

function RightDialog({ contact, right, done, onClose, children, ...dialog }: RightDialogProps) {
  const { notify } = useShellApi();
  const { run, pending, error } = useSubjectRight(contact.id, right, () => {
    notify({ title: done });
    onClose();
  });
  return (
    <ConfirmDialog {...dialog} open pending={pending} onConfirm={run} onCancel={onClose}>
      <Text>
        {children}
        {error !== null && (
          <Alert tone="negative" title="Couldn't save this">
            {failureReason(error)} It's safe to try again in a moment.
          </Alert>
        )}
      </Text>
    </ConfirmDialog>
  );
}

const Text = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  strong {
    color: ${theme.color.text};
    font-weight: ${theme.weight.medium};
  }
`;

import { type ContactAction, type ContactSummary } from '@rapport/api-client';
import { type ActionStatus } from '@rapport/contracts';
import { Button } from '@rapport/shared-ui';
import { Check, Clock, X } from 'lucide-react';
import { useId } from 'react';
import { ActionError, Row, Title, Why, type ActionStateProps } from './action-row-parts.tsx';
import { handledWords } from './action-words.ts';
import { OpenAction } from './open-action.tsx';
import { useUpdateAction } from './use-update-action.ts';

interface ActionRowProps {
  action: ContactAction;
  contact: ContactSummary;
  /** Whether it was handled in this view, so that it keeps the focus. */
  touched: boolean;
  onTouched: () => void;
}

/** A step in any state. */
export function ActionRow({ action, contact, touched, onTouched }: ActionRowProps) {
  const { update, pending, error } = useUpdateAction(action, onTouched);
  const props = {
    action,
    pending,
    error,
    takesFocus: touched,
    onUpdate: update,
  };
  return action.status === 'open' ? (
    <OpenAction {...props} contact={contact} />
  ) : (
    <HandledAction {...props} status={action.status} />
  );
}

const ICONS = { done: Check, dismissed: X, snoozed: Clock } as const;

interface HandledActionProps extends ActionStateProps {
  status: Exclude<ActionStatus, 'open'>;
}

/** A step that was done, dismissed, or snoozed, with an undo button. */
function HandledAction({
  action,
  status,
  pending,
  error,
  takesFocus,
  onUpdate,
}: HandledActionProps) {
  const id = useId();
  const Icon = ICONS[status];
  return (
    <Row>
      <Icon aria-hidden />
      <div id={id}>
        <Why>{handledWords(status, action.snoozedUntil)}</Why>
        <Title $handled>{action.title}</Title>
      </div>
      <Button
        size="sm"
        aria-describedby={id}
        autoFocus={takesFocus}
        pending={pending}
        onClick={() => onUpdate({ status: 'open' })}
      >
        Undo
      </Button>
      <ActionError error={error} />
    </Row>
  );
}

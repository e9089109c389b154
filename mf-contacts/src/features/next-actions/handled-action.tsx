import { type ActionStatus } from '@rapport/contracts';
import { Button } from '@rapport/shared-ui';
import { Check, Clock, X } from 'lucide-react';
import { useId } from 'react';
import { ActionError, Row, Title, Why } from './action-row-style.tsx';
import { type ActionFaceProps } from './action-row-props.ts';
import { handledWords } from './action-words.ts';

const ICONS = { done: Check, dismissed: X, snoozed: Clock } as const;

interface HandledActionProps extends ActionFaceProps {
  status: Exclude<ActionStatus, 'open'>;
}

/** A step that was done, dismissed or snoozed, and the way to take that back. */
export function HandledAction({
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

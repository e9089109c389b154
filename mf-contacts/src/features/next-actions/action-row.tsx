import { type ContactAction, type ContactSummary } from '@rapport/contracts';
import { HandledAction } from './handled-action.tsx';
import { OpenAction } from './open-action.tsx';
import { useUpdateAction } from './use-update-action.ts';

interface ActionRowProps {
  action: ContactAction;
  contact: ContactSummary;
  /** Whether it was handled in this view, so that the focus stays with it. */
  touched: boolean;
  onTouched: () => void;
}

/** One step in whatever state it is. */
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

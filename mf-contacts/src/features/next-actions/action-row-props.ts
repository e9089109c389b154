import { type ContactAction, type UpdateAction } from '@rapport/contracts';

/** What a step needs in every state. */
export interface ActionFaceProps {
  action: ContactAction;
  pending: boolean;
  /** Why the last change was not saved. */
  error: Error | null;
  /** Takes the focus when it appears: it stands in place of what was just pressed. */
  takesFocus: boolean;
  onUpdate: (body: UpdateAction) => void;
}

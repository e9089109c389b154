import { ActionBar } from '@rapport/shared-ui';
import { Notice } from './notice.tsx';

interface UpdateBarProps {
  /** What the navigation calls this part, like `Contacts`. */
  label: string;
  /** The person stays with what they have; they are asked again at a later navigation. */
  onDismiss: () => void;
}

/** Says that a new version is ready. Taking it reloads the page, as one page never runs two versions. */
export function UpdateBar({ label, onDismiss }: UpdateBarProps) {
  return (
    <Notice>
      <ActionBar
        actionLabel="Use it now"
        onAction={() => window.location.reload()}
        onDismiss={onDismiss}
      >
        A new version of {label} is ready.
      </ActionBar>
    </Notice>
  );
}

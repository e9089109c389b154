import { ActionBar, media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { type Overrides } from './overrides.ts';

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

/** Marks a page whose remotes do not all come from the registry, with the way back. */
export function OverrideBar({ overrides }: { overrides: Overrides }) {
  const reset = () => {
    overrides.reset();
    window.location.reload();
  };
  return (
    <Notice>
      <ActionBar actionLabel="Reset" onAction={reset}>
        {Object.entries(overrides.get()).map(([name, entry]) => (
          <div key={name}>
            {name} from {new URL(entry).origin}
          </div>
        ))}
      </ActionBar>
    </Notice>
  );
}

/** A place above the page that covers as little of it as it can: away from the toasts, below dialogs. */
const Notice = styled.div`
  position: fixed;
  bottom: ${theme.space[6]};
  left: ${theme.space[6]};
  z-index: ${theme.z.sticky};
  max-width: min(${theme.size.toast}, calc(100vw - 2 * ${theme.space[4]}));
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.overlay};

  ${media.small} {
    bottom: ${theme.space[4]};
    left: ${theme.space[4]};
  }
`;

import { ActionBar } from '@rapport/shared-ui';
import { Notice } from './notice.tsx';
import { type Overrides } from './overrides.ts';

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

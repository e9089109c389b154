import { type ListView } from '../../contacts/list-view.ts';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import { PartsButton } from './view-parts.tsx';

const loadDialog = () => import('./save-named-view.tsx');

/** Saves the list's view under a name. */
export function SaveViewButton({ view }: { view: ListView }) {
  const { part, open, opening, setOpen, show, prepare } = useLazyDialog(loadDialog);
  return (
    <li>
      <PartsButton
        variant="ghost"
        size="sm"
        pending={opening}
        onClick={show}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        Save view
      </PartsButton>
      {part && open && <part.SaveNamedView view={view} onClose={() => setOpen(false)} />}
    </li>
  );
}

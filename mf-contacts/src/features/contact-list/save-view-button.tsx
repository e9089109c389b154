import { type ListView } from '../../contacts/list-view.ts';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import { PartsButton, useFieldWords, useFilteredLabels } from './view-parts.tsx';
import { suggestedName } from './view-words.ts';

const loadDialog = () => import('../../saved-views/save-view-dialog.tsx');

/** Saves the list's view under a name. */
export function SaveViewButton({ view }: { view: ListView }) {
  const { part, open, opening, setOpen, show, prepare } = useLazyDialog(loadDialog);
  const labels = useFilteredLabels(view);
  const words = useFieldWords(view);
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
      {part && open && (
        <part.SaveViewDialog
          view={view}
          suggestion={suggestedName(view, labels, words)}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}

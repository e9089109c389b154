import { type ListView } from '../../contacts/list-view.ts';
import { SaveViewDialog } from '../../saved-views/save-view-dialog.tsx';
import { suggestedName } from './suggested-name.ts';
import { useFieldWords, useFilteredLabels } from './view-parts.tsx';

interface SaveNamedViewProps {
  view: ListView;
  onClose: () => void;
}

/** Saves the list's view under a name, which says what it shows unless the user changes it. */
export function SaveNamedView({ view, onClose }: SaveNamedViewProps) {
  const suggestion = suggestedName(view, useFilteredLabels(view), useFieldWords(view));
  return <SaveViewDialog {...{ view, suggestion, onClose }} />;
}

// The code for selecting several contacts, loaded together when the first one is selected.
export { BulkUndoBar } from '../../features/selection/bulk-undo-bar.tsx';
export { SelectionPane as PickedPane } from '../../features/selection/selection-pane.tsx';

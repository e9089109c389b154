// The code for selecting several contacts, loaded together when the first one is selected.
export { BulkUndoBar } from '../../features/selection/bulk-undo-bar.tsx';
export { PickedPane } from '../../features/selection/picked-pane.tsx';

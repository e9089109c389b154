// What only one who selects several contacts needs, fetched together when the first is selected.
export { BulkUndoBar } from '../../features/selection/bulk-undo-bar.tsx';
export { PickedPane } from '../../features/selection/picked-pane.tsx';

/** What can be undone for a limited time; see GET /api/undos. */
export const UNDO_KINDS = [
  'merge',
  'deletion',
  'import',
  'calendar_file',
  'labels',
  'cadence',
  'organization',
  'meeting',
] as const;
export type UndoKind = (typeof UNDO_KINDS)[number];

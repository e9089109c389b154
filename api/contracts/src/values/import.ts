/** The source of a file, recognized by its columns. `rapport` is our own export, `csv` any other table. */
export const IMPORT_SOURCES = [
  'csv',
  'vcard',
  'google',
  'outlook',
  'linkedin',
  'monica',
  'rapport',
] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

export const IMPORT_ACTIONS = ['add', 'merge', 'skip'] as const;
/** What to do with a row of the file. */
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

export const IMPORT_OUTCOMES = ['added', 'merged', 'skipped', 'refused'] as const;
/** The result of a row. */
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** The maximum number of rows per import, and per call of POST /api/imports/{id}/rows. */
export const MOST_IMPORT_ROWS = 50_000;
export const MOST_ROWS_PER_CALL = 200;

/** For how many hours after its start an import can be undone. */
export const IMPORT_UNDO_HOURS = 24;

export const MERGED_FIELDS = [
  'displayName',
  'primaryEmail',
  'primaryPhone',
  'organizationName',
  'organizationTitle',
  'linkedinUrl',
] as const;
/** A field with a single value, of which a merge keeps one. */
export type MergedField = (typeof MERGED_FIELDS)[number];

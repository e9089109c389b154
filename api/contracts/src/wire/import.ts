import { type CreateContact } from './contact.ts';
import { type FieldProblem } from './error.ts';

/** Where a file came from, by its columns. `rapport` is our own export, `csv` any other table. */
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
/** What became of a row. */
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** The most rows that one import can have, and one call of POST /api/imports/{id}/rows. */
export const MOST_IMPORT_ROWS = 50_000;
export const MOST_ROWS_PER_CALL = 200;

/** For how many hours after its start an import can be undone. */
export const IMPORT_UNDO_HOURS = 24;

/** Body of POST /api/imports, which answers 201 with the `ImportSummary`. */
export interface CreateImport {
  fileName: string;
  source: ImportSource;
  /** How many rows the file has. */
  rowCount: number;
}

/**
 * A row of the file. Its number makes it unique within the import: a row that was sent before
 * is answered with what became of it then.
 */
export interface ImportRow {
  /** Its place in the file, from 1. */
  row: number;
  action: ImportAction;
  /** The contact that a row with `merge` goes into. */
  contactId?: string | null;
  /** Instead of `contactId`: an earlier row of this import whose contact this row goes into. */
  intoRow?: number | null;
  /** The fields of a contact that this row replaces; a merge fills only empty ones otherwise. */
  replace?: MergedField[];
  /** What the row says; checked like the body of POST /api/contacts. Not needed for `skip`. */
  contact?: CreateContact;
  /** The cadence in whole days, see `CADENCE_LIMITS`. A merge keeps one that the user has set. */
  cadenceDays?: number | null;
}

export const MERGED_FIELDS = [
  'displayName',
  'primaryEmail',
  'primaryPhone',
  'organizationName',
  'organizationTitle',
  'linkedinUrl',
] as const;
/** A field that has one value, of which a merge keeps one. */
export type MergedField = (typeof MERGED_FIELDS)[number];

/** Body of POST /api/imports/{id}/rows. */
export interface ImportRows {
  rows: ImportRow[];
}

/** What became of a row. */
export interface ImportedRow {
  row: number;
  outcome: ImportOutcome;
  /** The contact that it was added as, or merged into; null if it is gone by now. */
  contactId: string | null;
  /** Why it was refused; empty otherwise. */
  problems: FieldProblem[];
}

/** Response of POST /api/imports/{id}/rows: the rows of the call, in their order. */
export interface ImportedRows {
  import: ImportSummary;
  rows: ImportedRow[];
}

/** An import and how far it got. */
export interface ImportSummary {
  id: string;
  fileName: string;
  source: ImportSource;
  rowCount: number;
  createdAt: string;
  undoableUntil: string;
  added: number;
  merged: number;
  skipped: number;
  refused: number;
  /** When it was undone; null while it is not. */
  undoneAt: string | null;
  /** What the undo did: contacts removed, contacts whose merged values were taken back. */
  removed: number;
  restored: number;
  /** Contacts that the undo left as they are, because they changed after the import. */
  kept: number;
}

/** Response of GET /api/imports/{id}: the import and every row that was sent, in the order of the file. */
export interface ImportDetails extends ImportSummary {
  rows: ImportedRow[];
}

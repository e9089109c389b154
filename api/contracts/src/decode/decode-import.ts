import { type FieldProblem } from '../wire/error.ts';
import {
  IMPORT_OUTCOMES,
  IMPORT_SOURCES,
  type ImportDetails,
  type ImportedRow,
  type ImportedRows,
  type ImportSummary,
} from '../wire/import.ts';
import {
  knownOr,
  list,
  moment,
  nullable,
  number,
  oneOf,
  orElse,
  record,
  text,
  type Fields,
} from './decoder.ts';

const SUMMARY: Fields<ImportSummary> = {
  id: text,
  fileName: orElse(text, ''),
  source: knownOr(IMPORT_SOURCES, 'csv'),
  rowCount: number,
  createdAt: moment,
  undoableUntil: moment,
  added: number,
  merged: number,
  skipped: number,
  refused: number,
  undoneAt: nullable(moment),
  removed: orElse(number, 0),
  restored: orElse(number, 0),
  kept: orElse(number, 0),
};

const decodeRows = /* @__PURE__ */ list(
  /* @__PURE__ */ record<ImportedRow>({
    row: number,
    outcome: /* @__PURE__ */ oneOf(IMPORT_OUTCOMES),
    contactId: /* @__PURE__ */ nullable(text),
    problems: /* @__PURE__ */ list(
      /* @__PURE__ */ record<FieldProblem>({ field: text, message: text }),
    ),
  }),
);

export const decodeImportSummary = /* @__PURE__ */ record(SUMMARY);
export const decodeImports = /* @__PURE__ */ list(decodeImportSummary);
export const decodeImportDetails = /* @__PURE__ */ record<ImportDetails>({
  ...SUMMARY,
  rows: decodeRows,
});
export const decodeImportedRows = /* @__PURE__ */ record<ImportedRows>({
  import: decodeImportSummary,
  rows: decodeRows,
});

import {
  decodeImportDetails,
  decodeImportedRows,
  decodeImports,
  decodeImportSummary,
} from '../decode/decode-import.ts';
import { type CreateImport, type ImportRows } from '../wire/import.ts';
import { endpoint, type } from './endpoint.ts';

/** The newest hundred. */
export const list = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/imports',
  decode: decodeImports,
  errors: [],
});

export const one = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/imports/:id',
  decode: decodeImportDetails,
  errors: ['INVALID_IMPORT_ID', 'IMPORT_NOT_FOUND'],
});

export const create = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/imports',
  body: type<CreateImport>,
  status: 201,
  decode: decodeImportSummary,
  errors: ['VALIDATION_FAILED', 'IMPORT_NOT_FOUND'],
});

/** Stores rows, all or none. A row that was sent before changes nothing and is answered as it was then. */
export const addRows = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/imports/:id/rows',
  body: type<ImportRows>,
  decode: decodeImportedRows,
  errors: ['INVALID_IMPORT_ID', 'IMPORT_NOT_FOUND', 'VALIDATION_FAILED', 'IMPORT_UNDONE'],
});

export const undo = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/imports/:id/undo',
  decode: decodeImportSummary,
  errors: ['INVALID_IMPORT_ID', 'IMPORT_NOT_FOUND', 'VALIDATION_FAILED', 'IMPORT_UNDO_EXPIRED'],
});

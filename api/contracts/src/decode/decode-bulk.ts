import { BULK_CHANGES, type BulkChange, type BulkResult } from '../wire/bulk.ts';
import { list, nullable, number, oneOf, record, text } from './decoder.ts';

const decodeUndo = /* @__PURE__ */ record<BulkChange>({
  ids: nullable(list(text)),
  matching: nullable(text),
  change: oneOf(BULK_CHANGES),
  cadenceDays: nullable(number),
  addLabels: nullable(list(text)),
  removeLabels: nullable(list(text)),
});

export const decodeBulkResult = /* @__PURE__ */ record<BulkResult>({
  changed: list(text),
  undo: list(decodeUndo),
});

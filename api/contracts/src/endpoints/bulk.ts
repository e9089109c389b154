import { decodeBulkResult } from '../decode/decode-bulk.ts';
import { type BulkChange } from '../wire/bulk.ts';
import { endpoint, type } from './endpoint.ts';

/** A repeated call changes nothing more, and says so. */
export const change = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/contacts/bulk',
  body: type<BulkChange>,
  decode: decodeBulkResult,
  errors: ['VALIDATION_FAILED'],
});

import { decodeNothing } from '../decode/decoder.ts';
import { decodeLabel, decodeLabels } from '../decode/decode-label.ts';
import { type CreateLabel, type UpdateLabel } from '../wire/label.ts';
import { endpoint, type } from './endpoint.ts';

export const list = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/labels',
  decode: decodeLabels,
  errors: [],
});

/** A repeated Idempotency-Key whose label was deleted in the meantime gives LABEL_NOT_FOUND. */
export const create = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/labels',
  body: type<CreateLabel>,
  status: 201,
  decode: decodeLabel,
  errors: ['VALIDATION_FAILED', 'LABEL_EXISTS', 'LABEL_NOT_FOUND'],
});

export const update = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  pattern: '/api/labels/:id',
  body: type<UpdateLabel>,
  decode: decodeLabel,
  errors: ['INVALID_LABEL_ID', 'LABEL_NOT_FOUND', 'VALIDATION_FAILED', 'LABEL_EXISTS'],
});

export const remove = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  pattern: '/api/labels/:id',
  status: 204,
  decode: decodeNothing,
  errors: ['INVALID_LABEL_ID', 'LABEL_NOT_FOUND'],
});

import { decodeNothing } from '../decode/decoder.ts';
import { decodeSavedView, decodeSavedViews } from '../decode/decode-saved-view.ts';
import { type CreateSavedView, type UpdateSavedView } from '../wire/saved-view.ts';
import { endpoint, type } from './endpoint.ts';

export const list = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/views',
  decode: decodeSavedViews,
  errors: [],
});

/** A repeated Idempotency-Key whose view was deleted in the meantime gives VIEW_NOT_FOUND. */
export const create = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/views',
  body: type<CreateSavedView>,
  status: 201,
  decode: decodeSavedView,
  errors: ['VALIDATION_FAILED', 'VIEW_EXISTS', 'VIEW_NOT_FOUND'],
});

export const update = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  pattern: '/api/views/:id',
  body: type<UpdateSavedView>,
  decode: decodeSavedView,
  errors: ['INVALID_VIEW_ID', 'VIEW_NOT_FOUND', 'VALIDATION_FAILED', 'VIEW_EXISTS'],
});

export const remove = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  pattern: '/api/views/:id',
  status: 204,
  decode: decodeNothing,
  errors: ['INVALID_VIEW_ID', 'VIEW_NOT_FOUND'],
});

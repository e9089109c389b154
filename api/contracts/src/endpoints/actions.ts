import { decodeContactAction, decodeContactActions } from '../decode/decode-action.ts';
import { type UpdateAction } from '../wire/action.ts';
import { endpoint, type } from './endpoint.ts';

export const list = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/actions/:contactId',
  decode: decodeContactActions,
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'],
});

export const update = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  pattern: '/api/actions/:contactId/:actionId',
  body: type<UpdateAction>,
  decode: decodeContactAction,
  errors: [
    'INVALID_CONTACT_ID',
    'CONTACT_NOT_FOUND',
    'INVALID_ACTION_ID',
    'VALIDATION_FAILED',
    'ACTION_NOT_FOUND',
  ],
});

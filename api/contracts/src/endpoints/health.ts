import { decodeContactHealth } from '../decode/decode-health.ts';
import { type SetCadence } from '../wire/health.ts';
import { endpoint, type } from './endpoint.ts';

export const one = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/health/:contactId',
  decode: decodeContactHealth,
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'],
});

export const cadence = /* @__PURE__ */ endpoint({
  method: 'PUT',
  pattern: '/api/health/:contactId/cadence',
  body: type<SetCadence>,
  decode: decodeContactHealth,
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND', 'VALIDATION_FAILED'],
});

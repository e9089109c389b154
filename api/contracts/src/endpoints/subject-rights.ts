import { decodeContact } from '../decode/decode-contact.ts';
import { decodeExport } from '../decode/decode-user.ts';
import { endpoint } from './endpoint.ts';

/** Everything that is held about this person, as a file to hand over. */
export const exportPerson = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/contacts/:id/export',
  decode: decodeExport,
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'],
});

/** This person objected: deletes the estimate with everything behind it, and keeps none from now on. */
export const object = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/contacts/:id/objection',
  decode: decodeContact,
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND', 'VALIDATION_FAILED'],
});

/** This person agreed again. What the objection deleted stays deleted. */
export const liftObjection = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  pattern: '/api/contacts/:id/objection',
  decode: decodeContact,
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'],
});

/** Deletes the estimate with everything behind it; a new one may be made. */
export const removeEstimate = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  pattern: '/api/contacts/:id/estimate',
  decode: decodeContact,
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'],
});

/** The estimate still fits: the next review is due in twelve months. */
export const review = /* @__PURE__ */ endpoint({
  method: 'PUT',
  pattern: '/api/contacts/:id/review',
  decode: decodeContact,
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND', 'CONTACT_OBJECTED'],
});

import { decodeContact, decodeContactSummaries } from '../decode/decode-contact.ts';
import { decodeExport } from '../decode/decode-user.ts';
import { decodeNothing } from '../decode/decoder.ts';
import { type ContactListQuery, type CreateContact, type UpdateContact } from '../wire/contact.ts';
import { endpoint, type } from './endpoint.ts';

export const list = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/contacts',
  query: {
    type: type<ContactListQuery>,
    fields: {
      limit: true,
      count: true,
      q: true,
      sort: true,
      due: true,
      assessed: true,
      mbtiType: true,
      enneagramType: true,
      cursor: true,
    },
  },
  decode: decodeContactSummaries,
  errors: ['VALIDATION_FAILED'],
});

export const one = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/contacts/:id',
  decode: decodeContact,
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'],
});

/** A repeated Idempotency-Key whose contact was deleted in the meantime gives CONTACT_NOT_FOUND. */
export const create = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/contacts',
  body: type<CreateContact>,
  status: 201,
  decode: decodeContact,
  errors: ['VALIDATION_FAILED', 'CONTACT_NOT_FOUND'],
});

export const update = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  pattern: '/api/contacts/:id',
  body: type<UpdateContact>,
  decode: decodeContact,
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND', 'VALIDATION_FAILED', 'CONTACT_CHANGED'],
});

export const remove = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  pattern: '/api/contacts/:id',
  status: 204,
  decode: decodeNothing,
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'],
});

export const restore = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/contacts/:id/restore',
  decode: decodeContact,
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'],
});

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
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'],
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

import { decodeContact, decodeContactSummaries } from '../decode/decode-contact.ts';
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
      dueWithinDays: true,
      lastContact: true,
      label: true,
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
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND', 'VALIDATION_FAILED'],
});

// In a file of their own, so that the first load of a page goes without them.
export * from './subject-rights.ts';

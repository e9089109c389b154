import { decodeContact } from '../decode/decode-contact.ts';
import {
  decodeDuplicatePairs,
  decodeMatchedContacts,
  decodeUndoableMerges,
} from '../decode/decode-duplicate.ts';
import { decodeNothing } from '../decode/decoder.ts';
import {
  type DuplicateListQuery,
  type MatchContacts,
  type MergeContacts,
  type NotSamePerson,
} from '../wire/duplicate.ts';
import { endpoint, type } from './endpoint.ts';

/** Which contacts are, or may be, the people of a list, by profile, email, phone, name and organization. */
export const matches = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/contacts/matches',
  body: type<MatchContacts>,
  decode: decodeMatchedContacts,
  errors: ['VALIDATION_FAILED'],
});

/** All pairs of contacts that are, or may be, one person, the most certain first. */
export const pairs = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/contacts/duplicates',
  query: { type: type<DuplicateListQuery>, fields: { limit: true, cursor: true } },
  decode: decodeDuplicatePairs,
  errors: ['VALIDATION_FAILED'],
});

/** Says that two contacts are not one person, or takes that back. */
export const notSame = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/contacts/:id/not-same',
  body: type<NotSamePerson>,
  status: 204,
  decode: decodeNothing,
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND', 'VALIDATION_FAILED'],
});

/** Makes another contact part of this one. */
export const merge = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/contacts/:id/merge',
  body: type<MergeContacts>,
  decode: decodeContact,
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND', 'VALIDATION_FAILED', 'CONTACT_CHANGED'],
});

/** The merges of the last ten minutes that can be undone, the newest first, one for each contact. */
export const undoable = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/contacts/merges',
  decode: decodeUndoableMerges,
  errors: [],
});

/** Makes two contacts again of the one that was merged last, for ten minutes. */
export const unmerge = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/contacts/:id/unmerge',
  decode: decodeContact,
  errors: [
    'INVALID_CONTACT_ID',
    'CONTACT_NOT_FOUND',
    'VALIDATION_FAILED',
    'MERGE_NOT_FOUND',
    'MERGE_CHANGED',
  ],
});

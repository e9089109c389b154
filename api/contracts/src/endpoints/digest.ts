import { decodeNothing } from '../decode/decoder.ts';
import { decodeDigest } from '../decode/decode-digest.ts';
import { type SaveDigest } from '../wire/digest.ts';
import { endpoint, type } from './endpoint.ts';

/** The daily email of the signed-in person. */
export const one = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/user/digest',
  decode: decodeDigest,
  errors: [],
});

/** Turns the daily email on or off, and says when it is sent. It goes to the address of the account. */
export const save = /* @__PURE__ */ endpoint({
  method: 'PUT',
  pattern: '/api/user/digest',
  body: type<SaveDigest>,
  decode: decodeDigest,
  errors: ['VALIDATION_FAILED', 'EMAIL_NOT_SET_UP'],
});

/** Sends one now, whatever the hour, beside the one of the day. */
export const sendNow = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/user/digest/now',
  status: 204,
  decode: decodeNothing,
  errors: ['DIGEST_OFF', 'EMAIL_NOT_SET_UP', 'VALIDATION_FAILED'],
});

import { text } from '../decode/decoder.ts';
import { type ContactFileQuery } from '../wire/contact-file.ts';
import { endpoint, type } from './endpoint.ts';

/** The response is a CSV file and not JSON. */
export const csv = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/export/contacts.csv',
  query: { type: type<ContactFileQuery>, fields: { ids: true } },
  decode: text,
  errors: ['VALIDATION_FAILED'],
});

/** The response is a vCard 4.0 file and not JSON. */
export const vcard = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/export/contacts.vcf',
  query: { type: type<ContactFileQuery>, fields: { ids: true } },
  decode: text,
  errors: ['VALIDATION_FAILED'],
});

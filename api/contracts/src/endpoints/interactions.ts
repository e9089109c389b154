import { decodeInteraction, decodeInteractions } from '../decode/decode-interaction.ts';
import { decodeNothing } from '../decode/decoder.ts';
import {
  type CreateInteraction,
  type InteractionListQuery,
  type UpdateInteraction,
} from '../wire/interaction.ts';
import { endpoint, type } from './endpoint.ts';

export const list = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/interactions/:contactId',
  query: { type: type<InteractionListQuery>, fields: { limit: true, cursor: true } },
  decode: decodeInteractions,
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND', 'VALIDATION_FAILED'],
});

export const create = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/interactions/:contactId',
  body: type<CreateInteraction>,
  status: 201,
  decode: decodeInteraction,
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND', 'VALIDATION_FAILED'],
});

export const update = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  pattern: '/api/interactions/:contactId/:id',
  body: type<UpdateInteraction>,
  decode: decodeInteraction,
  errors: [
    'INVALID_CONTACT_ID',
    'CONTACT_NOT_FOUND',
    'INVALID_INTERACTION_ID',
    'INTERACTION_NOT_FOUND',
    'VALIDATION_FAILED',
  ],
});

export const remove = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  pattern: '/api/interactions/:contactId/:id',
  status: 204,
  decode: decodeNothing,
  errors: [
    'INVALID_CONTACT_ID',
    'CONTACT_NOT_FOUND',
    'INVALID_INTERACTION_ID',
    'INTERACTION_NOT_FOUND',
  ],
});

import { decodeGuidance, decodeTipFeedback } from '../decode/decode-guidance.ts';
import { type SaveTipFeedback } from '../wire/tip-feedback.ts';
import { endpoint, type } from './endpoint.ts';

/** How to reach a contact: tips, profile, briefing and cards, as far as the estimate carries them. */
export const one = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/guidance/:contactId',
  decode: decodeGuidance,
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'],
});

/** Notes whether a tip helped in an interaction; the last word counts. */
export const rateTip = /* @__PURE__ */ endpoint({
  method: 'PUT',
  pattern: '/api/tip-feedback/:contactId/:tipId',
  body: type<SaveTipFeedback>,
  decode: decodeTipFeedback,
  errors: [
    'INVALID_CONTACT_ID',
    'CONTACT_NOT_FOUND',
    'VALIDATION_FAILED',
    'TIP_NOT_FOUND',
    'INTERACTION_NOT_FOUND',
    'CONTACT_OBJECTED',
  ],
});

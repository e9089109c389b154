import { decodePersonalityProfile } from '../decode/decode-personality-profile.ts';
import { type PersonalityProfileQuery } from '../wire/personality-profile.ts';
import { endpoint, type } from './endpoint.ts';

/** The texts about a work style with a motivation type. */
export const profile = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/personality-profile',
  query: { type: type<PersonalityProfileQuery>, fields: { mbtiType: true, enneagramType: true } },
  decode: decodePersonalityProfile,
  errors: ['VALIDATION_FAILED', 'PERSONALITY_PROFILE_NOT_FOUND'],
});

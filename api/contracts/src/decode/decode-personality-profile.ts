import { MOTIVATION_TYPES, WORK_STYLE_TYPES } from '../types.ts';
import { type PersonalityProfile } from '../wire/personality-profile.ts';
import { oneOf, orElse, record, text } from './decoder.ts';

/** A text that is absent is blank: blank texts are not shown. */
const blankable = /* @__PURE__ */ orElse(text, '');

export const decodePersonalityProfile = /* @__PURE__ */ record<PersonalityProfile>({
  mbtiType: oneOf(WORK_STYLE_TYPES),
  enneagramType: oneOf(MOTIVATION_TYPES),
  coreMotivation: blankable,
  workApproach: blankable,
  relationshipStyle: blankable,
  communicationStyle: blankable,
  collaborationPreference: blankable,
  growthDirection: blankable,
  conflictResponse: blankable,
  stressResponse: blankable,
  triggers: blankable,
});

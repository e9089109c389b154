import { MOTIVATION_TYPES, WORK_STYLE_LETTERS, WORK_STYLE_TYPES } from '../types.ts';
import { type Contact, type ContactSummary } from '../wire/contact.ts';
import { INTERACTION_TYPES } from '../wire/interaction.ts';
import {
  flag,
  knownOnly,
  knownOr,
  list,
  moment,
  nullable,
  number,
  orElse,
  record,
  text,
  type Fields,
} from './decoder.ts';
import { openReason, openReasons } from './decode-open-reasons.ts';

const SUMMARY: Fields<ContactSummary> = {
  id: text,
  userProfileId: orElse(text, ''),
  displayName: text,
  primaryEmail: nullable(text),
  primaryPhone: nullable(text),
  organizationName: nullable(text),
  organizationTitle: nullable(text),
  linkedinUrl: nullable(text),
  photoUrl: nullable(text),
  linkedinProfilePicture: nullable(text),
  photoPath: nullable(text),
  // What is no moment is shown as an unknown time.
  lastUpdateTime: orElse(moment, ''),
  assessmentComplete: orElse(flag, false),
  mbtiType: knownOr(WORK_STYLE_TYPES, null),
  mbtiConfidence: nullable(number),
  enneagramType: knownOr(MOTIVATION_TYPES, null),
  enneagramConfidence: nullable(number),
  lastInteractionAt: nullable(moment),
  nextDueAt: nullable(moment),
  nextPlannedAt: nullable(moment),
  nextPlannedType: knownOr(INTERACTION_TYPES, null),
  mbtiAmbiguousLetters: knownOnly(WORK_STYLE_LETTERS),
  enneagramSecondaryTypes: knownOnly(MOTIVATION_TYPES),
  enneagramCoLeaders: nullable(knownOnly(MOTIVATION_TYPES)),
  mbtiOpenReasons: nullable(openReasons),
  enneagramOpenReason: openReason,
  narrowingQuestionCount: nullable(number),
  objectedAt: nullable(moment),
};

export const decodeContactSummary = /* @__PURE__ */ record(SUMMARY);
export const decodeContactSummaries = /* @__PURE__ */ list(decodeContactSummary);

export const decodeContact = /* @__PURE__ */ record<Contact>({
  ...SUMMARY,
  bigFiveOpenness: nullable(number),
  viaTopStrength1: nullable(text),
  legalBasisNote: nullable(text),
  informedAt: nullable(moment),
  reviewedAt: nullable(moment),
  reviewDueAt: nullable(moment),
});

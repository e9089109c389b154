import { MOTIVATION_TYPES, WORK_STYLE_LETTERS, WORK_STYLE_TYPES } from '../types.ts';
import {
  type Contact,
  type ContactSummary,
  EMAIL_KINDS,
  LINK_KINDS,
  type OfKind,
  PHONE_KINDS,
} from '../wire/contact.ts';
import { INTERACTION_TYPES } from '../wire/interaction.ts';
import {
  type Decoder,
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
import { decodeContactLabels } from './decode-label.ts';
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
  labels: orElse(decodeContactLabels, []),
};

export const decodeContactSummary = /* @__PURE__ */ record(SUMMARY);
export const decodeContactSummaries = /* @__PURE__ */ list(decodeContactSummary);

/** Values with their kinds; a kind that only a newer API knows is `other`, and an older API has none. */
const ofKinds = <Kind>(kinds: readonly (Kind | 'other')[]) =>
  orElse(list(record<OfKind<Kind | 'other'>>({ value: text, kind: knownOr(kinds, 'other') })), []);

const decodeWhole = /* @__PURE__ */ record<Contact>({
  ...SUMMARY,
  bigFiveOpenness: nullable(number),
  viaTopStrength1: nullable(text),
  legalBasisNote: nullable(text),
  informedAt: nullable(moment),
  reviewedAt: nullable(moment),
  reviewDueAt: nullable(moment),
  emails: ofKinds(EMAIL_KINDS),
  phones: ofKinds(PHONE_KINDS),
  links: ofKinds(LINK_KINDS),
  pinnedNote: nullable(text),
  birthday: nullable(text),
  howWeMet: nullable(text),
});

/** An older API tells only the first email, phone and link: the lists have at least these. */
export const decodeContact: Decoder<Contact> = (value, at) => {
  const contact = decodeWhole(value, at);
  const { primaryEmail, primaryPhone, linkedinUrl, emails, phones, links } = contact;
  return {
    ...contact,
    emails: atLeast(emails, primaryEmail, 'other'),
    phones: atLeast(phones, primaryPhone, 'other'),
    links: atLeast(links, linkedinUrl, 'linkedin'),
  };
};

function atLeast<Kind>(all: OfKind<Kind>[], first: string | null, kind: Kind): OfKind<Kind>[] {
  return all.length === 0 && first !== null ? [{ value: first, kind }] : all;
}

import { CALL_NUMBERS } from './call-numbers-sql.ts';
import { CONTACT_ADDRESSES } from './contact-facts-sql.ts';
import { CUSTOM_VALUES, LISTED_CUSTOM_VALUES } from './custom-fields-sql.ts';
import { CONTACT_DETAILS } from './details-sql.ts';
import { CONTACT_LABELS_JSON, IS_CANDIDATE } from './contact-labels-sql.ts';
import { ofShownResult } from './estimate-of.ts';
import { jsonObject, utc } from '../database/sql.ts';
import { lastInteractionAt, nextPlannedAt, nextPlannedType } from './contact-times-sql.ts';
import { dueState, shownDueAt } from './due-sql.ts';
import { CONTACT_PHOTO_PATH } from '../photos/photo-path.ts';
import { ofPlainFacts } from './plain-facts.ts';
import { REVIEW_DUE_AT } from './review-sql.ts';
import { STATED_CHANNELS_OF_CONTACT } from './stated-channels-sql.ts';
import { type ContactDto, type ContactSummaryDto } from './dto/contact.dto.ts';

/** The source of each response field that's returned as stored; `c` is rapport.contacts. */
const SUMMARY = {
  id: 'c.id',
  userProfileId: 'c.user_profile_id',
  displayName: 'c.display_name',
  givenName: 'c.given_name',
  familyName: 'c.family_name',
  primaryEmail: 'c.primary_email',
  primaryPhone: 'c.primary_phone',
  organizationName: 'c.organization_name',
  organizationTitle: 'c.organization_title',
  linkedinUrl: 'c.linkedin_url',
  photoUrl: 'c.photo_url',
  linkedinProfilePicture: 'c.linkedin_profile_picture',
  photoPath: CONTACT_PHOTO_PATH,
  lastUpdateTime: utc('c.last_update_time'),
  assessmentComplete: 'c.assessment_complete',
  mbtiType: 'c.mbti_type',
  mbtiConfidence: 'c.mbti_confidence',
  enneagramType: 'c.enneagram_type',
  enneagramConfidence: 'c.enneagram_confidence',
  mbtiAmbiguousLetters: 'c.mbti_ambiguous_letters',
  enneagramSecondaryTypes: 'c.enneagram_secondary_types',
  enneagramCoLeaders: ofShownResult('c.enneagram_co_leaders'),
  mbtiOpenReasons: ofShownResult('c.mbti_open_reasons'),
  enneagramOpenReason: ofShownResult('c.enneagram_open_reason'),
  narrowingQuestionCount: ofShownResult('c.narrowing_question_count'),
  objectedAt: utc('c.objected_at'),
  labels: CONTACT_LABELS_JSON,
  callNumbers: CALL_NUMBERS,
  statedChannels: STATED_CHANNELS_OF_CONTACT,
  customValues: LISTED_CUSTOM_VALUES,
} satisfies Record<
  Exclude<keyof ContactSummaryDto, keyof ReturnType<typeof timesAt> | 'matchedPhone' | 'match'>,
  string
>;

const WHOLE = {
  bigFiveOpenness: 'c.big_five_openness',
  viaTopStrength1: 'c.via_top_strength1',
  legalBasisNote: 'c.legal_basis_note',
  informedAt: utc('c.informed_at'),
  reviewedAt: utc('c.reviewed_at'),
  reviewDueAt: utc(REVIEW_DUE_AT),
  ...CONTACT_ADDRESSES,
  ...ofPlainFacts((column) => `c.${column}`),
  ...CONTACT_DETAILS,
} satisfies Record<Exclude<keyof ContactDto, keyof ContactSummaryDto>, string>;

function timesAt(now: string) {
  return {
    lastInteractionAt: utc(lastInteractionAt(now)),
    nextDueAt: utc(shownDueAt(now)),
    dueState: dueState(now),
    nextPlannedAt: utc(nextPlannedAt(now)),
    nextPlannedType: nextPlannedType(now),
  };
}

/** The fields of an estimate if none may be shown. */
const NO_ESTIMATE = {
  assessmentComplete: false,
  mbtiType: null,
  mbtiConfidence: null,
  enneagramType: null,
  enneagramConfidence: null,
  mbtiAmbiguousLetters: [],
  enneagramSecondaryTypes: [],
  enneagramCoLeaders: null,
  mbtiOpenReasons: null,
  enneagramOpenReason: null,
  narrowingQuestionCount: null,
} satisfies Partial<ContactDto>;

const NO_ESTIMATE_OF_WHOLE = {
  ...NO_ESTIMATE,
  bigFiveOpenness: null,
  viaTopStrength1: null,
  reviewDueAt: null,
} satisfies Partial<ContactDto>;

/** An estimate made before someone became a candidate is kept but not shown. */
function unlessCandidate(fields: Readonly<Record<string, string>>, instead: object): string {
  const json = jsonObject(fields);
  return `CASE WHEN ${IS_CANDIDATE} THEN (${json}::jsonb || '${JSON.stringify(instead)}'::jsonb)::json
    ELSE ${json} END`;
}

/** Returns a list entry for a contact; `now` is the placeholder for the current time. */
export function contactSummaryJson(now: string): string {
  return unlessCandidate({ ...SUMMARY, ...timesAt(now) }, NO_ESTIMATE);
}

/** Returns a whole contact; `now` is the placeholder for the current time. */
export function contactJson(now: string): string {
  const fields = { ...SUMMARY, ...WHOLE, customValues: CUSTOM_VALUES, ...timesAt(now) };
  return unlessCandidate(fields, NO_ESTIMATE_OF_WHOLE);
}

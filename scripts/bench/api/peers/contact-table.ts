import { EntitySchema } from 'typeorm';

/** A row of rapport.contacts with the fields that responses have. */
export interface ContactRow {
  id: string;
  userProfileId: string;
  createdAt: Date;
  lastUpdateTime: Date;
  deletedAt: Date | null;
  displayName: string;
  primaryEmail: string | null;
  primaryEmailKind: string;
  primaryPhone: string | null;
  organizationName: string | null;
  organizationTitle: string | null;
  linkedinUrl: string | null;
  photoUrl: string | null;
  linkedinProfilePicture: string | null;
  assessmentComplete: boolean;
  mbtiType: string | null;
  mbtiConfidence: number | null;
  mbtiAmbiguousLetters: string[];
  enneagramType: number | null;
  enneagramConfidence: number | null;
  enneagramSecondaryTypes: number[];
  objectedAt: Date | null;
  lastInteractionAt: Date | null;
  dueAt: Date | null;
  bigFiveOpenness: number | null;
  viaTopStrength1: string | null;
  legalBasisNote: string | null;
  informedAt: Date | null;
  reviewedAt: Date | null;
  otherEmails: unknown[];
  otherPhones: unknown[];
  otherLinks: unknown[];
  pinnedNote: string | null;
  birthday: string | null;
  howWeMet: string | null;
  sortName: string;
  searchText: string;
}

const text = { type: 'text', nullable: true } as const;
const time = { type: 'timestamptz', nullable: true } as const;
const list = { type: 'jsonb', default: [] } as const;

/** That table for TypeORM. */
export const contactTable = new EntitySchema<ContactRow>({
  name: 'contact',
  schema: 'rapport',
  tableName: 'contacts',
  columns: {
    userProfileId: { type: 'uuid', primary: true, name: 'user_profile_id' },
    id: { type: 'uuid', primary: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    lastUpdateTime: { type: 'timestamptz', name: 'last_update_time' },
    deletedAt: { ...time, name: 'deleted_at' },
    displayName: { type: 'text', name: 'display_name' },
    primaryEmail: { ...text, name: 'primary_email' },
    primaryEmailKind: { type: 'text', name: 'primary_email_kind', default: 'other' },
    primaryPhone: { ...text, name: 'primary_phone' },
    organizationName: { ...text, name: 'organization_name' },
    organizationTitle: { ...text, name: 'organization_title' },
    linkedinUrl: { ...text, name: 'linkedin_url' },
    photoUrl: { ...text, name: 'photo_url' },
    linkedinProfilePicture: { ...text, name: 'linkedin_profile_picture' },
    assessmentComplete: { type: 'boolean', name: 'assessment_complete', default: false },
    mbtiType: { ...text, name: 'mbti_type' },
    mbtiConfidence: { type: 'double precision', nullable: true, name: 'mbti_confidence' },
    mbtiAmbiguousLetters: {
      type: 'text',
      array: true,
      name: 'mbti_ambiguous_letters',
      default: '{}',
    },
    enneagramType: { type: 'smallint', nullable: true, name: 'enneagram_type' },
    enneagramConfidence: { type: 'double precision', nullable: true, name: 'enneagram_confidence' },
    enneagramSecondaryTypes: {
      type: 'smallint',
      array: true,
      name: 'enneagram_secondary_types',
      default: '{}',
    },
    objectedAt: { ...time, name: 'objected_at' },
    lastInteractionAt: { ...time, name: 'last_interaction_at' },
    dueAt: { ...time, name: 'due_at', insert: false, update: false },
    bigFiveOpenness: { type: 'smallint', nullable: true, name: 'big_five_openness' },
    viaTopStrength1: { ...text, name: 'via_top_strength1' },
    legalBasisNote: { ...text, name: 'legal_basis_note' },
    informedAt: { ...time, name: 'informed_at' },
    reviewedAt: { ...time, name: 'reviewed_at' },
    otherEmails: { ...list, name: 'other_emails' },
    otherPhones: { ...list, name: 'other_phones' },
    otherLinks: { ...list, name: 'other_links' },
    pinnedNote: { ...text, name: 'pinned_note' },
    birthday: { ...text },
    howWeMet: { ...text, name: 'how_we_met' },
    sortName: { type: 'text', name: 'sort_name' },
    searchText: { type: 'text', name: 'search_text' },
  },
});

/** A contact of the list, of those that the benchmark makes: without labels, photos, plans, estimates, and a cadence. */
export function toSummary(row: ContactRow) {
  return {
    id: row.id,
    userProfileId: row.userProfileId,
    displayName: row.displayName,
    primaryEmail: row.primaryEmail,
    primaryPhone: row.primaryPhone,
    organizationName: row.organizationName,
    organizationTitle: row.organizationTitle,
    linkedinUrl: row.linkedinUrl,
    photoUrl: row.photoUrl,
    linkedinProfilePicture: row.linkedinProfilePicture,
    photoPath: null,
    lastUpdateTime: row.lastUpdateTime,
    assessmentComplete: row.assessmentComplete,
    mbtiType: row.mbtiType,
    mbtiConfidence: row.mbtiConfidence,
    enneagramType: row.enneagramType,
    enneagramConfidence: row.enneagramConfidence,
    mbtiAmbiguousLetters: row.mbtiAmbiguousLetters,
    enneagramSecondaryTypes: row.enneagramSecondaryTypes,
    enneagramCoLeaders: null,
    mbtiOpenReasons: null,
    enneagramOpenReason: null,
    narrowingQuestionCount: null,
    objectedAt: row.objectedAt,
    labels: [],
    lastInteractionAt: row.lastInteractionAt,
    nextDueAt: null,
    dueState: 'none',
    nextPlannedAt: null,
    nextPlannedType: null,
  };
}

/** A whole contact. */
export function toContact(row: ContactRow) {
  const email = { value: row.primaryEmail, kind: row.primaryEmailKind };
  return {
    ...toSummary(row),
    bigFiveOpenness: row.bigFiveOpenness,
    viaTopStrength1: row.viaTopStrength1,
    legalBasisNote: row.legalBasisNote,
    informedAt: row.informedAt,
    reviewedAt: row.reviewedAt,
    reviewDueAt: null,
    emails: row.primaryEmail === null ? row.otherEmails : [email, ...row.otherEmails],
    phones: row.otherPhones,
    links: row.otherLinks,
    pinnedNote: row.pinnedNote,
    birthday: row.birthday,
    howWeMet: row.howWeMet,
  };
}

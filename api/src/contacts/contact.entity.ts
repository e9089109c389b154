import {
  type CustomValues,
  type EmailKind,
  type InteractionType,
  type LinkKind,
  type MotivationType,
  type OfKind,
  type OpenReason,
  type OpenReasons,
  type PhoneKind,
  type WorkStyleLetter,
  type WorkStyleType,
} from '@rapport/contracts';
import { type PhoneKeysBasis } from './phone-keys-sql.ts';
import { type StoredDetails } from './domain/details.ts';
import { PlainFacts } from './plain-facts.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('contacts')
export class ContactEntity extends PlainFacts {
  @PrimaryColumn('uuid')
  userProfileId: string;

  @PrimaryColumn('uuid')
  id: string;

  /** The version of the contact itself, incremented by each change; part of its ETag. */
  @Column('integer', { default: 1 })
  version: number;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  lastUpdateTime: Date;

  /** Set while the deletion can still be undone. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  deletedAt: Date | null;

  @Column('text')
  displayName: string;

  @Column('text', { nullable: true })
  primaryEmail: string | null;

  @Column('text', { nullable: true })
  primaryPhone: string | null;

  @Column('text', { nullable: true })
  organizationName: string | null;

  @Column('text', { nullable: true })
  organizationTitle: string | null;

  @Column('text', { nullable: true })
  linkedinUrl: string | null;

  @Column('text', { nullable: true })
  photoUrl: string | null;

  /** The key of the uploaded photo, which takes precedence over one from a web address. */
  @Column('text', { nullable: true })
  photoKey: string | null;

  @Column('text', { nullable: true })
  linkedinProfilePicture: string | null;

  @Column('boolean', { default: false })
  assessmentComplete: boolean;

  @Column('text', { nullable: true })
  mbtiType: WorkStyleType | null;

  @Column('double precision', { nullable: true })
  mbtiConfidence: number | null;

  @Column('text', { array: true, default: '{}' })
  mbtiAmbiguousLetters: WorkStyleLetter[];

  @Column('smallint', { nullable: true })
  enneagramType: MotivationType | null;

  @Column('double precision', { nullable: true })
  enneagramConfidence: number | null;

  @Column('smallint', { array: true, default: '{}' })
  enneagramSecondaryTypes: MotivationType[];

  /** Types tied with `enneagramType`; null without answers. */
  @Column('smallint', { array: true, nullable: true })
  enneagramCoLeaders: MotivationType[] | null;

  /** Why each ambiguous letter is open; null without answers. */
  @Column('jsonb', { nullable: true })
  mbtiOpenReasons: OpenReasons | null;

  /** Why the motivation is open; null if one type came out, or without answers. */
  @Column('text', { nullable: true })
  enneagramOpenReason: OpenReason | null;

  /** How many questions can separate the tied types; null without answers. */
  @Column('smallint', { nullable: true })
  narrowingQuestionCount: number | null;

  /** The result to which the four columns above belong; see `estimateOf`. */
  @Column('text', { nullable: true })
  estimateOf: string | null;

  @Column('smallint', { nullable: true })
  bigFiveOpenness: number | null;

  @Column('text', { nullable: true, name: 'via_top_strength1' })
  viaTopStrength1: string | null;

  /** Why the user may keep notes about this person, in the user's own words. */
  @Column('text', { nullable: true })
  legalBasisNote: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  informedAt: Date | null;

  /** While this is set there's no estimate; the database rejects one. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  objectedAt: Date | null;

  /** When the user last confirmed that the estimate still fits. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  reviewedAt: Date | null;

  /** The times below are valid until the first planned one passes; contact-times-sql.ts computes later ones. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lastInteractionAt: Date | null;

  /** The cadence in days; null until the user chooses one. */
  @Column('smallint', { nullable: true })
  cadenceDays: number | null;

  /** The days on which the cadence changed, oldest first. */
  @Column('jsonb', { default: [] })
  cadenceChanges: { setAt: string; daysBefore: number; chosenBefore?: false; firstDays?: number }[];

  /** From when on the contact is due, see `DuePoint`; infinity for never. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true, insert: false, update: false })
  nextDueAt: Date | null;

  /** When it would have been due by its cadence if its next step had not been set aside. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true, insert: false, update: false })
  setAsideFrom: Date | null;

  /** From when on an interaction that went badly calls for another one. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true, insert: false, update: false })
  repairAt: Date | null;

  /** The version of the rules for the times above; null if a previous release wrote them. */
  @Column({ type: 'smallint', nullable: true, insert: false, update: false })
  dueVersion: number | null;

  /** Planned times, soonest first, and when the contact is due after each; null for none. */
  @Column({ type: 'timestamptz', precision: 3, array: true, nullable: true })
  plannedAt: Date[] | null;

  @Column('text', { array: true, nullable: true })
  plannedTypes: InteractionType[] | null;

  @Column({ type: 'timestamptz', precision: 3, array: true, nullable: true })
  plannedDueAt: Date[] | null;

  /** The first planned time; the database derives it from `plannedAt`. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true, insert: false, update: false })
  plannedFrom: Date | null;

  /** When the next interaction is due, including the first one; the database derives it. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true, insert: false, update: false })
  dueAt: Date | null;

  /** The kind of `primaryEmail`. */
  @Column('text', { default: 'other' })
  primaryEmailKind: EmailKind;

  /** All emails except `primaryEmail`. */
  @Column('jsonb', { default: [] })
  otherEmails: OfKind<EmailKind>[];

  @Column('text', { default: 'other' })
  primaryPhoneKind: PhoneKind;

  /** All phones except `primaryPhone`. */
  @Column('jsonb', { default: [] })
  otherPhones: OfKind<PhoneKind>[];

  /** All links except `linkedinUrl`. */
  @Column('jsonb', { default: [] })
  otherLinks: OfKind<LinkKind>[];

  /** Details without a column of their own; empty ones are left out. */
  @Column('jsonb', { default: {} })
  details: StoredDetails;

  /** By the ID of the field, see `custom-fields-sql.ts`. */
  @Column('jsonb', { default: {} })
  customValues: CustomValues;

  /** The search keys of the details' cities, countries, and department. */
  @Column('text', { array: true, default: '{}' })
  placeKeys: string[];

  /** May include IDs of deleted labels. */
  @Column('uuid', { array: true, default: '{}' })
  labelIds: string[];

  /** Keys for finding duplicates; DuplicateKeysService writes them. */
  @Column('text', { array: true, default: '{}' })
  duplicateKeys: string[];

  /** A digest of the facts behind those keys; they're stale if it differs. */
  @Column('text', { nullable: true })
  duplicateKeysOf: string | null;

  /** A digest of the facts behind the keys except the links; the database derives it. */
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  identity: string | null;

  /** Keys for finding phone numbers; null if the previous release wrote the contact. */
  @Column('text', { array: true, nullable: true })
  phoneKeys: string[] | null;

  /** The numbers behind those keys. */
  @Column('jsonb', { nullable: true })
  phoneKeysOf: PhoneKeysBasis | null;

  /** The facts above that `searchColumns` includes, in searchable form. */
  @Column('text')
  searchText: string;

  /** The name in sortable form. */
  @Column('text')
  sortName: string;

  /** The sort key for last names, see `familySortKey`; null if the previous release added the contact. */
  @Column('text', { nullable: true })
  sortFamilyName: string | null;
}

import {
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

  /** Counts the changes of the contact itself; part of its ETag. */
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

  /** Names the picture that the user gave, which is shown in place of one of an address. */
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

  /** Types tied with `enneagramType`; null where no answers tell. */
  @Column('smallint', { array: true, nullable: true })
  enneagramCoLeaders: MotivationType[] | null;

  /** Why each ambiguous letter is open; null where no answers tell. */
  @Column('jsonb', { nullable: true })
  mbtiOpenReasons: OpenReasons | null;

  /** Why no single motivation type came out; null when one did, or where no answers tell. */
  @Column('text', { nullable: true })
  enneagramOpenReason: OpenReason | null;

  /** How many questions can tell the tied types apart; null where no answers tell. */
  @Column('smallint', { nullable: true })
  narrowingQuestionCount: number | null;

  /** The result that the four columns above belong to, see `estimateOf`. */
  @Column('text', { nullable: true })
  estimateOf: string | null;

  @Column('smallint', { nullable: true })
  bigFiveOpenness: number | null;

  @Column('text', { nullable: true, name: 'via_top_strength1' })
  viaTopStrength1: string | null;

  /** Why the user may keep what they note about this person, in their own words. */
  @Column('text', { nullable: true })
  legalBasisNote: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  informedAt: Date | null;

  /** While it is set there is no estimate; the database refuses one. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  objectedAt: Date | null;

  /** When the user last found that the estimate still fits. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  reviewedAt: Date | null;

  /** The times below hold until the first planned one passes; contact-times-sql.ts reads them later. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lastInteractionAt: Date | null;

  /** How often the user wants to be in touch, in days; null as long as they have not chosen that. */
  @Column('smallint', { nullable: true })
  cadenceDays: number | null;

  /** The days from which another cadence counted, oldest first. */
  @Column('jsonb', { default: [] })
  cadenceChanges: { setAt: string; daysBefore: number; chosenBefore?: false; firstDays?: number }[];

  /** From when on the contact is due, see `DuePoint`; infinity for never. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true, insert: false, update: false })
  nextDueAt: Date | null;

  /** When it would have been due by its cadence, if its next step had not been set aside. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true, insert: false, update: false })
  setAsideFrom: Date | null;

  /** From when on a contact that went badly asks for another one. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true, insert: false, update: false })
  repairAt: Date | null;

  /** Of which rules the times above are; null for those of a release before. */
  @Column({ type: 'smallint', nullable: true, insert: false, update: false })
  dueVersion: number | null;

  /** What is planned, soonest first, and when the contact is due once it is over; null for nothing. */
  @Column({ type: 'timestamptz', precision: 3, array: true, nullable: true })
  plannedAt: Date[] | null;

  @Column('text', { array: true, nullable: true })
  plannedTypes: InteractionType[] | null;

  @Column({ type: 'timestamptz', precision: 3, array: true, nullable: true })
  plannedDueAt: Date[] | null;

  /** The first planned time, which the database takes from `plannedAt`. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true, insert: false, update: false })
  plannedFrom: Date | null;

  /** When the next contact is due, the first one too; the database derives it. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true, insert: false, update: false })
  dueAt: Date | null;

  /** What `primaryEmail` is for. */
  @Column('text', { default: 'other' })
  primaryEmailKind: EmailKind;

  /** All emails but `primaryEmail`. */
  @Column('jsonb', { default: [] })
  otherEmails: OfKind<EmailKind>[];

  @Column('text', { default: 'other' })
  primaryPhoneKind: PhoneKind;

  /** All phones but `primaryPhone`. */
  @Column('jsonb', { default: [] })
  otherPhones: OfKind<PhoneKind>[];

  /** All links but `linkedinUrl`. */
  @Column('jsonb', { default: [] })
  otherLinks: OfKind<LinkKind>[];

  /** What is known beyond the columns; what is empty isn't in it. */
  @Column('jsonb', { default: {} })
  details: StoredDetails;

  /** What the cities, countries and the department among the details are found by. */
  @Column('text', { array: true, default: '{}' })
  placeKeys: string[];

  /** Some may be ids of labels that are gone. */
  @Column('uuid', { array: true, default: '{}' })
  labelIds: string[];

  /** What a contact is found by when someone looks for duplicates; DuplicateKeysService writes them. */
  @Column('text', { array: true, default: '{}' })
  duplicateKeys: string[];

  /** A digest of the facts that those keys belong to; another one makes them stale. */
  @Column('text', { nullable: true })
  duplicateKeysOf: string | null;

  /** A digest of what the keys follow from but the links, which the database derives. */
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  identity: string | null;

  /** What a search for a number finds the contact by; null where the release before wrote the contact. */
  @Column('text', { array: true, nullable: true })
  phoneKeys: string[] | null;

  /** The numbers that those keys belong to. */
  @Column('jsonb', { nullable: true })
  phoneKeysOf: PhoneKeysBasis | null;

  /** The facts above that `searchColumns` names, as the search compares them. */
  @Column('text')
  searchText: string;

  /** Name as the list sorts it. */
  @Column('text')
  sortName: string;

  /** Place in the order by last name, see `familySortKey`; null where the release before added the contact. */
  @Column('text', { nullable: true })
  sortFamilyName: string | null;
}

import { type Answer } from '@rapport/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The answers explain the scores of the row only as long as `scores` still equals them. */
export interface StoredSelfAssessment {
  answers: Readonly<Record<string, Answer>>;
  scores: Readonly<Record<string, unknown>>;
}

/** A user, from their first write on. The email address stays with the auth service. */
@Entity('user_profiles')
export class UserProfileEntity {
  @PrimaryColumn('uuid')
  userProfileId: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  updatedAt: Date;

  @Column('boolean', { default: false })
  assessmentComplete: boolean;

  @Column('text', { nullable: true })
  assessmentVersion: string | null;

  @Column('smallint', { nullable: true })
  bigFiveOpenness: number | null;

  @Column('smallint', { nullable: true })
  bigFiveConscientiousness: number | null;

  @Column('smallint', { nullable: true })
  bigFiveExtraversion: number | null;

  @Column('smallint', { nullable: true })
  bigFiveAgreeableness: number | null;

  @Column('smallint', { nullable: true })
  bigFiveNeuroticism: number | null;

  @Column('smallint', { nullable: true })
  hexacoHonestyHumility: number | null;

  @Column('smallint', { nullable: true })
  panasPositiveAffect: number | null;

  @Column('smallint', { nullable: true })
  panasNegativeAffect: number | null;

  @Column('smallint', { nullable: true })
  viaWisdom: number | null;

  @Column('smallint', { nullable: true })
  viaCourage: number | null;

  @Column('smallint', { nullable: true })
  viaLove: number | null;

  @Column('smallint', { nullable: true })
  hoganAdjustment: number | null;

  @Column('smallint', { nullable: true })
  hoganAmbition: number | null;

  @Column('smallint', { nullable: true })
  hoganSociability: number | null;

  /** The answers behind the scores, and the scores with which they were saved; null without answers. */
  @Column('jsonb', { nullable: true })
  selfAssessment: StoredSelfAssessment | null;

  /** The default cadences for new contacts; null until the user chooses any. */
  @Column('jsonb', { nullable: true })
  cadenceDefaults: { days: number | null; labels: { labelId: string; days: number }[] } | null;

  @Column('text', { nullable: true })
  responsibleUseVersion: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  responsibleUseAt: Date | null;

  /** The user's own details; null until they enter any. */
  @Column('jsonb', { nullable: true })
  ownDetails: object | null;

  /** The version of `ownDetails` for `If-Match`. */
  @Column('integer', { default: 0 })
  ownDetailsVersion: number;

  /** When the user was through with the first steps or left them; null before that. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  firstStepsEndedAt: Date | null;

  /** The contacts that are sample people. */
  @Column('uuid', { array: true, default: [] })
  sampleContactIds: string[];

  /** Lists of company names that look alike, of which the user said that they're different companies. */
  @Column('jsonb', { default: [] })
  differentCompanies: string[][];
}

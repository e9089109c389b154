import { type Answer } from '@rapport/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The answers stand for the scores of the row only as long as these are the same. */
export interface StoredSelfAssessment {
  answers: Readonly<Record<string, Answer>>;
  scores: Readonly<Record<string, unknown>>;
}

/** One signed-in person, from their first write on. The email stays with the auth service. */
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

  /** The answers behind the scores, with the scores they were saved with; null where there are none. */
  @Column('jsonb', { nullable: true })
  selfAssessment: StoredSelfAssessment | null;

  /** The cadences that new contacts get; null as long as the user has chosen none. */
  @Column('jsonb', { nullable: true })
  cadenceDefaults: { days: number | null; labels: { labelId: string; days: number }[] } | null;

  @Column('text', { nullable: true })
  responsibleUseVersion: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  responsibleUseAt: Date | null;

  /** What the user says about themselves; null as long as they have said nothing. */
  @Column('jsonb', { nullable: true })
  ownDetails: object | null;

  /** Counts changes of it, for `If-Match`. */
  @Column('integer', { default: 0 })
  ownDetailsVersion: number;
}

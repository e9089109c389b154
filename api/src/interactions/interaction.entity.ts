import {
  type ActionStatus,
  type InteractionOutcome,
  type InteractionType,
} from '@rapport/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An occasion on which the user and a contact were in touch, or a planned one. */
@Entity('interactions')
export class InteractionEntity {
  @PrimaryColumn('uuid')
  userProfileId: string;

  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  contactId: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** When it happened. */
  @Column({ type: 'timestamptz', precision: 3 })
  interactionDate: Date;

  @Column('text')
  type: InteractionType;

  @Column('text', { nullable: true })
  outcome: InteractionOutcome | null;

  /** In whole minutes. */
  @Column('integer', { nullable: true })
  duration: number | null;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { nullable: true })
  notes: string | null;

  /** The day for which a follow-up is promised, as `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  followUpAt: string | null;

  @Column('text', { nullable: true })
  followUpText: string | null;

  /** Null until the user marks it. */
  @Column('text', { nullable: true })
  followUpStatus: Exclude<ActionStatus, 'open'> | null;

  /** Set only if the status is `snoozed`. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  followUpSnoozedUntil: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  followUpMarkedAt: Date | null;

  /** Its texts in searchable form; `interactionSearchText` creates it. */
  @Column('text')
  searchText: string;

  /** The meeting that it belongs to. */
  @Column('uuid', { nullable: true })
  meetingId: string | null;

  /** True if it's a last interaction from an import. It counts for the cadence but not for the score. */
  @Column('boolean')
  imported: boolean;
}

/** The fields of an interaction without a follow-up. */
export const NO_FOLLOW_UP = {
  followUpAt: null,
  followUpText: null,
  followUpStatus: null,
  followUpSnoozedUntil: null,
  followUpMarkedAt: null,
};

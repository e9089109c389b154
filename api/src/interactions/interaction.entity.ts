import {
  type ActionStatus,
  type InteractionOutcome,
  type InteractionType,
} from '@rapport/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One time that the user and a contact were in touch. */
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

  /** The day on which a follow-up is promised, as `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  followUpAt: string | null;

  @Column('text', { nullable: true })
  followUpText: string | null;

  /** Null as long as nothing was done with it. */
  @Column('text', { nullable: true })
  followUpStatus: Exclude<ActionStatus, 'open'> | null;

  /** Only with the status `snoozed`. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  followUpSnoozedUntil: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  followUpMarkedAt: Date | null;

  /** Its texts, as the search of contacts compares them; `interactionSearchText` makes it. */
  @Column('text')
  searchText: string;

  /** The meeting that it is part of. */
  @Column('uuid', { nullable: true })
  meetingId: string | null;

  /** Whether a file named it as the last contact. It counts for the cadence and for no score. */
  @Column('boolean')
  imported: boolean;
}

/** An interaction that promises nothing. */
export const NO_FOLLOW_UP = {
  followUpAt: null,
  followUpText: null,
  followUpStatus: null,
  followUpSnoozedUntil: null,
  followUpMarkedAt: null,
};

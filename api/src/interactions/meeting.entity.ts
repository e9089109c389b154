import { type InteractionType, type MeetingState } from '@rapport/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What logging an outcome did beside the outcome: who was not there, what was noted for everyone, and what was promised. */
export interface LoggedMeeting {
  absent: string[];
  notes: string | null;
  /** Missing where the release before logged it. */
  promised?: { contactId: string; ids: string[] };
}

/** What the interactions of a meeting share; see the migration. */
@Entity('meetings')
export class MeetingEntity {
  @PrimaryColumn('uuid')
  userProfileId: string;

  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** Empty where the user gave none, and once no one takes part in a meeting of a calendar any more. */
  @Column('text')
  title: string;

  @Column({ type: 'timestamptz', precision: 3 })
  startsAt: Date;

  /** In whole minutes. */
  @Column('integer', { nullable: true })
  duration: number | null;

  @Column('text', { nullable: true })
  place: string | null;

  @Column('text', { nullable: true })
  link: string | null;

  /** What the user wants from it, what is new, and what they may object to. */
  @Column('text', { nullable: true })
  goal: string | null;

  @Column('text', { nullable: true })
  news: string | null;

  @Column('text', { nullable: true })
  worry: string | null;

  /** What the user or the calendar says of it, in several lines. */
  @Column('text', { nullable: true })
  notes: string | null;

  /** What the calendar said last. */
  @Column('text', { nullable: true })
  sourceNotes: string | null;

  /** What it is in the history of each person. */
  @Column('text')
  type: InteractionType;

  /** Null until its outcome is logged. */
  @Column('jsonb', { nullable: true })
  logged: LoggedMeeting | null;

  @Column('text')
  state: MeetingState;

  /** `own`, or the id of the calendar. */
  @Column('text')
  source: string;

  /** Which event of the calendar; null for the user's own. */
  @Column('text', { nullable: true })
  externalUid: string | null;
}

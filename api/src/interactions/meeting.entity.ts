import { type InteractionType, type MeetingState } from '@rapport/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The side effects of logging an outcome: absent attendees, notes for everyone, and the promise. */
export interface LoggedMeeting {
  absent: string[];
  notes: string | null;
  /** Absent if the previous release logged it. */
  promised?: { contactId: string; ids: string[] };
}

/** The shared fields of a meeting's interactions; see the migration. */
@Entity('meetings')
export class MeetingEntity {
  @PrimaryColumn('uuid')
  userProfileId: string;

  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** Empty if the user gave none, and for a calendar's meeting without any attendees. */
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

  /** The user's lines: what they want from it, what's new, and what they may object to. */
  @Column('text', { nullable: true })
  goal: string | null;

  @Column('text', { nullable: true })
  news: string | null;

  @Column('text', { nullable: true })
  worry: string | null;

  /** Notes by the user or from the calendar, possibly several lines. */
  @Column('text', { nullable: true })
  notes: string | null;

  /** The latest notes from the calendar. */
  @Column('text', { nullable: true })
  sourceNotes: string | null;

  /** The type of its interactions. */
  @Column('text')
  type: InteractionType;

  /** Null until its outcome is logged. */
  @Column('jsonb', { nullable: true })
  logged: LoggedMeeting | null;

  @Column('text')
  state: MeetingState;

  /** `own`, or the ID of the calendar. */
  @Column('text')
  source: string;

  /** The UID of the calendar's event; null for the user's own meetings. */
  @Column('text', { nullable: true })
  externalUid: string | null;
}

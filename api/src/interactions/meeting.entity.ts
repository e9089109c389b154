import { type MeetingState } from '@rapport/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the interactions of a meeting share; see the migration. */
@Entity('meetings')
export class MeetingEntity {
  @PrimaryColumn('uuid')
  userProfileId: string;

  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** Empty once no one takes part in a meeting of a calendar any more. */
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

  @Column('text')
  state: MeetingState;

  /** `own`, or the id of the calendar. */
  @Column('text')
  source: string;

  /** Which event of the calendar; null for the user's own. */
  @Column('text', { nullable: true })
  externalUid: string | null;
}

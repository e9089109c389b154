import { type CommitmentKind } from '@rapport/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A piece of a note that the user marked: a promise, a question, a number, or a person. */
@Entity('commitments')
export class CommitmentEntity {
  @PrimaryColumn('uuid')
  userProfileId: string;

  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  contactId: string;

  /** The interaction whose note it comes from, as long as that is there. */
  @Column('uuid', { nullable: true })
  interactionId: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version: number;

  @Column('text')
  kind: CommitmentKind;

  @Column('text')
  text: string;

  /** As `YYYY-MM-DD`; always null for numbers and people, as are the two below. */
  @Column('date', { nullable: true })
  dueOn: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  doneAt: Date | null;

  /** The day on which Today shows it again, as `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  snoozedUntil: string | null;
}

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

  /** The interaction with the note; null once that's deleted. */
  @Column('uuid', { nullable: true })
  interactionId: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** The version for `If-Match`, incremented by each change. */
  @Column('integer')
  version: number;

  @Column('text')
  kind: CommitmentKind;

  @Column('text')
  text: string;

  /** As `YYYY-MM-DD`; always null for numbers and people, like the two below. */
  @Column('date', { nullable: true })
  dueOn: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  doneAt: Date | null;

  /** The day on which Today shows it again, as `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  snoozedUntil: string | null;
}

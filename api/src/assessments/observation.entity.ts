import { type ObservedAnswer } from '@rapport/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user's observation for a question to watch for. */
@Entity('observations')
export class ObservationEntity {
  @PrimaryColumn('uuid')
  userProfileId: string;

  @PrimaryColumn('uuid')
  contactId: string;

  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column('text')
  questionId: string;

  @Column('text')
  answer: ObservedAnswer;

  @Column('uuid', { nullable: true })
  interactionId: string | null;

  /**
   * The run that includes the answer. Null if the question didn't come up, or if the answer waits for the others
   * that separate a tie, because half of them would favor a type.
   */
  @Column('uuid', { nullable: true })
  runId: string | null;
}

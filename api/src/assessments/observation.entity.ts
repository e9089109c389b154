import { type ObservedAnswer } from '@rapport/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a user saw of a question that they watched for. */
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
   * The run that the answer became part of. Null for what did not come up, and for an answer that waits
   * for the others that tell a tie apart: half of them would favor a type.
   */
  @Column('uuid', { nullable: true })
  runId: string | null;
}

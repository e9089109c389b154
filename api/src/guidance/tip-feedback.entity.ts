import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Records whether a tip helped in an interaction. */
@Entity('tip_feedback')
export class TipFeedbackEntity {
  @PrimaryColumn('uuid')
  userProfileId: string;

  @PrimaryColumn('uuid')
  contactId: string;

  @PrimaryColumn('text')
  tipId: string;

  @PrimaryColumn('uuid')
  interactionId: string;

  /** Null if the tip wasn't used. */
  @Column('boolean', { nullable: true })
  helped: boolean | null;

  @Column({ type: 'timestamptz', precision: 3 })
  markedAt: Date;
}

import { type ActionStatus } from '@rapport/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the user did with a suggested action. One that was taken back is a snooze that is over. */
@Entity('action_marks')
export class ActionMarkEntity {
  @PrimaryColumn('uuid')
  userProfileId: string;

  @PrimaryColumn('uuid')
  contactId: string;

  /** `ruleId:contactId:bucket`, see `contactActions`. */
  @PrimaryColumn('text')
  actionId: string;

  @Column('text')
  status: Exclude<ActionStatus, 'open'>;

  /** Only with the status `snoozed`, and always there. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  snoozedUntil: Date | null;

  @Column({ type: 'timestamptz', precision: 3 })
  updatedAt: Date;
}

import { type ActionStatus } from '@rapport/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the user did with a suggested action. An undone mark is stored as an expired snooze. */
@Entity('action_marks')
export class ActionMarkEntity {
  @PrimaryColumn('uuid')
  userProfileId: string;

  @PrimaryColumn('uuid')
  contactId: string;

  /** `ruleId:contactId:bucket`; see `contactActions`. */
  @PrimaryColumn('text')
  actionId: string;

  @Column('text')
  status: Exclude<ActionStatus, 'open'>;

  /** Set if and only if the status is `snoozed`. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  snoozedUntil: Date | null;

  @Column({ type: 'timestamptz', precision: 3 })
  updatedAt: Date;
}

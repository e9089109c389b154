import { type InteractionOutcome, type InteractionType } from '@rapport/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One time that the user and a contact were in touch. */
@Entity('interactions')
export class InteractionEntity {
  @PrimaryColumn('uuid')
  userProfileId: string;

  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  contactId: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** When it happened. */
  @Column({ type: 'timestamptz', precision: 3 })
  interactionDate: Date;

  @Column('text')
  type: InteractionType;

  @Column('text', { nullable: true })
  outcome: InteractionOutcome | null;

  /** In whole minutes. */
  @Column('integer', { nullable: true })
  duration: number | null;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { nullable: true })
  notes: string | null;
}

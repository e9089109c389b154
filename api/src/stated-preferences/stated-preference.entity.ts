import { type PreferenceKind, type PreferenceValue } from '@rapport/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a contact said they like. */
@Entity('stated_preferences')
export class StatedPreferenceEntity {
  @PrimaryColumn('uuid')
  userProfileId: string;

  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  contactId: string;

  /** The interaction in which it was said; null once that's deleted. */
  @Column('uuid', { nullable: true })
  interactionId: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column('text')
  kind: PreferenceKind;

  @Column('jsonb')
  value: PreferenceValue;

  /** The user's own words. */
  @Column('text', { nullable: true })
  text: string | null;

  /** The day on which the user learned it, as `YYYY-MM-DD`. */
  @Column('date')
  learnedOn: string;
}

import {
  type CustomFieldChoice,
  type CustomFieldKind,
  type CustomFieldPlace,
} from '@rapport/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A field that a user added to contacts; `ContactEntity.customValues` has the values. */
@Entity('custom_fields')
export class CustomFieldEntity {
  @PrimaryColumn('uuid')
  userProfileId: string;

  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column('text')
  name: string;

  /** Case-folded; unique per user. */
  @Column('text')
  sortName: string;

  @Column('text')
  kind: CustomFieldKind;

  /** Empty for other kinds than `choice`. */
  @Column('jsonb', { default: [] })
  choices: CustomFieldChoice[];

  /** False for other kinds than `date`. */
  @Column('boolean', { default: false })
  yearly: boolean;

  @Column('text', { array: true, default: '{}' })
  shownIn: CustomFieldPlace[];

  /** Ascending in the user's order; fields with the same position are in the order of their IDs. */
  @Column('smallint')
  position: number;
}

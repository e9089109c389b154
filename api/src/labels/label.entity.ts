import { type LabelColor, type LabelKind } from '@rapport/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A label of a user; `ContactEntity.labelIds` assigns it. */
@Entity('labels')
export class LabelEntity {
  @PrimaryColumn('uuid')
  userProfileId: string;

  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column('text')
  name: string;

  /** Case-folded; unique per user and used for sorting. */
  @Column('text')
  sortName: string;

  @Column('text')
  color: LabelColor;

  @Column('text', { nullable: true })
  kind: LabelKind | null;
}

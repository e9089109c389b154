import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type SavedViewQueryDto } from './dto/saved-view.dto.ts';

/** A saved list of contacts. */
@Entity('saved_views')
export class SavedViewEntity {
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

  @Column('jsonb')
  query: SavedViewQueryDto;
}

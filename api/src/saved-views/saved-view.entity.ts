import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type SavedViewQueryDto } from './dto/saved-view.dto.ts';

/** A list of contacts that a user wants to see again. */
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

  /** Folded, which makes it unique for its user. */
  @Column('text')
  sortName: string;

  @Column('jsonb')
  query: SavedViewQueryDto;
}

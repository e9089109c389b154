import { ApiProperty } from '@nestjs/swagger';
import { UNDO_KINDS, type UndoKind } from '@rapport/contracts';

const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;

/** Something that can be undone for a limited time. */
export class UndoDto {
  @ApiProperty({ enum: UNDO_KINDS }) kind: UndoKind;

  @ApiProperty({
    type: String,
    format: 'uuid',
    description:
      'Of a merge, the contact that is left; of a deletion, one of the contacts; of labels, cadences, and organizations, for POST /api/undos/{id}; the meeting; else what came in',
  })
  id: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Of a merge, the contact that is left; of a deletion, one contact; of an import, the file; of a meeting, its title',
    example: 'Ada Lovelace',
  })
  name: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Of a merge, the contact that became part of the other one',
    example: 'A. Lovelace',
  })
  otherName: string | null;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'How many contacts or meetings it is about; of a meeting, how many people',
    example: 1,
  })
  count: number;

  @ApiProperty({
    type: [String],
    format: 'uuid',
    description: 'Of a deletion, the contacts, for POST /api/contacts/bulk',
  })
  contactIds: string[];

  @ApiProperty({ ...TIME, description: 'When it was done' }) at: string;
  @ApiProperty({ ...TIME, description: 'Until when it can be undone' }) until: string;
}

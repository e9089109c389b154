import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { DEFAULT_LIMIT, LimitField } from '../../paging/limit-field.ts';
import { QueryField } from '../../validation/query-field.ts';
import { type ChangeCursor, decodeChangeCursor } from '../domain/change-cursor.ts';
import { type Change, CHANGES, type Kind, KINDS } from '../domain/kinds.ts';

const ID = { type: String, format: 'uuid' } as const;

/** The query of GET /api/changes. */
export class ChangesQueryDto {
  @QueryField({
    parse: decodeChangeCursor,
    problem: 'must be the next of an earlier answer',
    documentation: {
      type: String,
      description: 'The `next` of the answer before; without it, the answer is where to begin',
    },
  })
  since?: ChangeCursor;

  @LimitField('Changes')
  limit: number = DEFAULT_LIMIT;
}

/** What happened to one thing in one write. */
export class ChangeDto {
  @ApiProperty({ enum: KINDS, description: 'Of the thing' }) kind: Kind;
  @ApiProperty({ ...ID, description: 'Of the thing' }) id: string;

  @ApiProperty({
    enum: CHANGES,
    description:
      'A contact that is deleted, merged, or restored takes along what is about it, which has no lines of its own unless it moved',
  })
  change: Change;

  @ApiProperty({ ...ID, nullable: true, description: 'The contact that an entry is about' })
  contactId: string | null;

  @ApiProperty({
    ...ID,
    nullable: true,
    description: 'The contact that a merged one became part of',
  })
  mergedInto: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    example: '2026-03-14T09:26:53.589Z',
    description: 'When it was stored, the same for everything of one write',
  })
  at: string;
}

/** Answer of GET /api/changes. */
export class ChangesDto {
  @ApiProperty({ type: [ChangeDto], description: 'In the order in which they were stored' })
  changes: ChangeDto[];

  @ApiProperty({
    type: String,
    description: 'The `since` of the next call; good for 30 days',
    example: 'WyJjaGFuZ2VzIiwi',
  })
  next: string;

  @ApiProperty({ type: Boolean, description: 'Whether there are more already' }) more: boolean;

  @ApiPropertyOptional({
    type: [String],
    description: 'Without `since`: the calls that list everything, to be made after this one',
    example: ['/api/contacts', '/api/labels'],
  })
  lists?: string[];
}

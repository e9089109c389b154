import { ApiProperty } from '@nestjs/swagger';
import { DEFAULT_LIMIT, LimitField } from '../../paging/limit-field.ts';

const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;

/** The query of GET /api/contacts/deleted. */
export class DeletedContactsQuery {
  @LimitField('Contacts') limit: number = DEFAULT_LIMIT;
}

/** A deleted contact that can be restored. */
export class DeletedContactDto {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: 'Ada Lovelace' }) displayName: string;

  @ApiProperty({ type: String, nullable: true, example: 'Analytical Engines' })
  organizationName: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Programmer' })
  organizationTitle: string | null;

  @ApiProperty(TIME) deletedAt: string;

  @ApiProperty({ ...TIME, description: 'When it is removed for good, unless it is restored' })
  removedAt: string;
}

/** The recently deleted contacts. */
export class DeletedContactsDto {
  @ApiProperty({ type: [DeletedContactDto], description: 'The latest deletion first' })
  contacts: DeletedContactDto[];

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'How many there are in all',
    example: 1,
  })
  count: number;
}

/** How many contacts were permanently removed. */
export class RemovedContactsDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 3 }) removed: number;
}

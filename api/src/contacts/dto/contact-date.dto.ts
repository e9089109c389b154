import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { BIRTHDAY } from '../../validation/domain/patterns.ts';

/** A birthday, another yearly date, or a date in a custom field of a contact, in GET /api/contacts/dates. */
export class ContactDateDto {
  @ApiProperty({ type: String, format: 'uuid' })
  contactId: string;

  @ApiProperty({ type: String, example: 'Ada Lovelace' })
  displayName: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What it is, or the name of the field; null for the birthday',
    example: 'Anniversary',
  })
  label: string | null;

  @ApiProperty({
    type: String,
    pattern: BIRTHDAY,
    description: 'As `YYYY-MM-DD`, or `--MM-DD` without the year',
    example: '1990-12-10',
  })
  day: string;

  @ApiPropertyOptional({
    type: Boolean,
    description: 'False for a date in a field of your own that comes only once; then it has a year',
    example: true,
  })
  yearly?: boolean;
}

import { ApiProperty } from '@nestjs/swagger';
import { BIRTHDAY } from '../../validation/domain/patterns.ts';

/** A birthday or another yearly date of a contact, in GET /api/contacts/dates. */
export class ContactDateDto {
  @ApiProperty({ type: String, format: 'uuid' })
  contactId: string;

  @ApiProperty({ type: String, example: 'Ada Lovelace' })
  displayName: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What it is; null for the birthday',
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
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** A problem of one field. */
export class FieldProblemDto {
  @ApiProperty({
    type: String,
    description: 'Where it is, like `displayName` or `responses[3].answer`',
    example: 'displayName',
  })
  field: string;

  @ApiProperty({
    type: String,
    description: "Words that follow the field's name or its label",
    example: 'is required',
  })
  message: string;
}

export class ErrorBodyDto {
  @ApiProperty({ type: String, description: 'A sentence for people', example: 'Contact not found' })
  error: string;

  @ApiProperty({
    type: String,
    description: 'A stable code for programs',
    example: 'CONTACT_NOT_FOUND',
  })
  code: string;

  @ApiPropertyOptional({
    type: [FieldProblemDto],
    minItems: 1,
    description: 'What is wrong and where; present when fields are wrong',
  })
  problems?: readonly FieldProblemDto[];

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description:
      'With CONTACT_NOT_FOUND of GET /api/contacts/{id}: the contact that it became part of by a merge',
  })
  mergedInto?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    example: 3,
    description: 'With CUSTOM_FIELD_IN_USE: how many contacts have a value that would be lost',
  })
  contactCount?: number;
}

import { ApiProperty } from '@nestjs/swagger';
import { type ErrorBody } from '@rapport/contracts';
import { sameKeys } from '../validation/same-keys.ts';

export class ErrorDto implements ErrorBody {
  @ApiProperty({ type: String, description: 'A sentence for people', example: 'Contact not found' })
  error: string;

  @ApiProperty({
    type: String,
    description: 'A stable code for programs',
    example: 'CONTACT_NOT_FOUND',
  })
  code: string;
}

sameKeys<ErrorDto, ErrorBody>(true);

import { ApiProperty } from '@nestjs/swagger';
import { WEB_ADDRESS } from '../../validation/domain/patterns.ts';
import {
  LONGEST_MADE_ADDRESS,
  longWebAddressProblem,
} from '../../validation/domain/address-rules.ts';
import { Rule } from '../../validation/rule.ts';

/** The body of PUT /api/user/photo. */
export class SaveOwnPhotoDto {
  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: LONGEST_MADE_ADDRESS,
    pattern: WEB_ADDRESS,
    description: 'Where the photo is; null for none',
    example: 'https://example.com/ada.jpg',
  })
  @Rule((value) => (value === null ? null : longWebAddressProblem(value)))
  address: string | null;
}

/** Response of PUT /api/user/photo. */
export class OwnPhotoDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Below the origin of the API; null while there is no photo',
    example: null,
  })
  photoPath: string | null;
}

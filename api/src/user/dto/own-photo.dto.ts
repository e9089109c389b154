import { ApiProperty } from '@nestjs/swagger';
import { type OwnPhoto } from '@rapport/contracts';
import { sameKeys } from '../../validation/same-keys.ts';

export class OwnPhotoDto implements OwnPhoto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Below the origin of the API; null while there is no photo',
    example: null,
  })
  photoPath: string | null;
}

sameKeys<OwnPhotoDto, OwnPhoto>(true);

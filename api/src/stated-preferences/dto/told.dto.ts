import { ApiProperty } from '@nestjs/swagger';
import { StatedPreferenceDto } from './stated-preference.dto.ts';

/** Someone's current stated preferences, as text. */
export class ToldDto {
  @ApiProperty({ type: String, format: 'uuid', description: 'Id of a contact' })
  contactId: string;

  @ApiProperty({ type: String, example: 'Grace Hopper' }) displayName: string;

  @ApiProperty({
    type: [String],
    description: 'What they said, in the order of the kinds',
    example: ['Email first, never call', 'Not before 10:00'],
  })
  says: string[];

  @ApiProperty({ type: [StatedPreferenceDto], description: 'What `says` has in words' })
  stated: StatedPreferenceDto[];
}

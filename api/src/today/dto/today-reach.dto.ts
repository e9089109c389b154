import { ApiProperty } from '@nestjs/swagger';
import {
  STATED_CHANNELS,
  type StatedChannel,
  type StatedHours,
  type Weekday,
} from '@rapport/contracts';
import { ShownPreferenceField } from '../../stated-preferences/dto/preference-fields.ts';
import { StatedPreferenceDto } from '../../stated-preferences/dto/stated-preference.dto.ts';

/** The hours and days on which someone doesn't want to be reached. */
export class StatedHoursDto implements StatedHours {
  @ShownPreferenceField('notOn') notOn: Weekday[] | null;
  @ShownPreferenceField('from') from: string | null;
  @ShownPreferenceField('until') until: string | null;
  @ShownPreferenceField('awayUntil') awayUntil: string | null;
}

/** How and when someone said they want to be reached. */
export class TodayReachDto {
  @ApiProperty({
    type: [String],
    description: 'In words',
    example: ['Email first, never call', 'Not before 10:00'],
  })
  says: string[];

  @ApiProperty({ type: [StatedPreferenceDto], description: 'What `says` has in words' })
  stated: StatedPreferenceDto[];

  @ApiProperty({
    enum: STATED_CHANNELS,
    isArray: true,
    nullable: true,
    description:
      'The most welcome way first, without those that they never want; null where they said nothing about it',
    example: ['email', 'video', 'message', 'inPerson'],
  })
  ways: StatedChannel[] | null;

  @ApiProperty({ type: StatedHoursDto, nullable: true }) hours: StatedHoursDto | null;
  @ApiProperty({ type: String, nullable: true, example: '+41795550124' })
  primaryPhone: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    nullable: true,
    description: 'As in a contact',
    example: null,
  })
  callNumbers: Record<string, string> | null;

  @ApiProperty({ type: String, nullable: true, example: 'Europe/Zurich' })
  timeZone: string | null;
}

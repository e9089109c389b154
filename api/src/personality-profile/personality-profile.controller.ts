import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type PersonalityProfile } from '@rapport/contracts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { PersonalityProfileDto } from './dto/personality-profile.dto.ts';
import { PersonalityProfileQuery } from './dto/personality-profile.query.ts';
import { PersonalityProfileService } from './personality-profile.service.ts';

@ApiTags('Personality')
@Controller('api/personality-profile')
export class PersonalityProfileController {
  constructor(private readonly profiles: PersonalityProfileService) {}

  @Get()
  @ApiOperation({ summary: 'Get the texts about a work style with a motivation type' })
  @ApiOkResponse({ type: PersonalityProfileDto })
  @ApiErrors(
    { status: 400, code: 'VALIDATION_FAILED', error: 'mbtiType is required' },
    {
      status: 404,
      code: 'PERSONALITY_PROFILE_NOT_FOUND',
      error: 'There is no personality profile for these types',
    },
  )
  find(@Query() query: PersonalityProfileQuery): PersonalityProfile {
    return this.profiles.find(query);
  }
}

import { Controller, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { endpoints, type PersonalityProfile } from '@rapport/contracts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Route } from '../http/route.ts';
import { PersonalityProfileDto } from './dto/personality-profile.dto.ts';
import { PersonalityProfileQuery } from './dto/personality-profile.query.ts';
import { PersonalityProfileService } from './personality-profile.service.ts';

@ApiTags('Personality')
@Controller()
export class PersonalityProfileController {
  constructor(private readonly profiles: PersonalityProfileService) {}

  @Route(endpoints.personality.profile)
  @ApiOperation({ summary: 'Get the texts about a work style with a motivation type' })
  @ApiOkResponse({ type: PersonalityProfileDto })
  @ApiErrors(endpoints.personality.profile, { VALIDATION_FAILED: 'mbtiType is required' })
  find(@Query() query: PersonalityProfileQuery): PersonalityProfile {
    return this.profiles.find(query);
  }
}

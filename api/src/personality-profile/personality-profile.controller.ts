import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { PersonalityProfileDto } from './dto/personality-profile.dto.ts';
import { PersonalityProfileQuery } from './dto/personality-profile.query.ts';
import { PersonalityProfileService } from './personality-profile.service.ts';

@ApiTags('Personality')
@Controller('api')
export class PersonalityProfileController {
  constructor(private readonly profiles: PersonalityProfileService) {}

  @Get('personality-profile')
  @Scope('guidance:read')
  @Shows()
  @ApiOperation({ summary: 'Get the texts about a work style with a motivation type' })
  @ApiOkResponse({ type: PersonalityProfileDto })
  @ApiErrors(['VALIDATION_FAILED', 'PERSONALITY_PROFILE_NOT_FOUND'], {
    VALIDATION_FAILED: 'mbtiType is required',
  })
  find(@Query() query: PersonalityProfileQuery): PersonalityProfileDto {
    return this.profiles.find(query);
  }
}

import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { type JsonText } from '../http/json-text.ts';
import { SaveUserPersonalityDto } from './dto/save-user-personality.dto.ts';
import { UserProfilesService } from './user-profiles.service.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, Shows } from '../documentation/effects.ts';
import { AccountOnly } from '../documentation/scopes.ts';
import { UserScoresDto } from './dto/user-profile.dto.ts';

/** The self-assessment, which is written at one path and read at another. */
@ApiTags('User')
@Controller('api')
export class UserScoresController {
  constructor(private readonly profiles: UserProfilesService) {}

  @Get('user-profile')
  @AccountOnly()
  @Shows('scores')
  @ApiOperation({ summary: 'Get the scores that coaching is matched with' })
  @ApiOkResponse({ type: UserScoresDto })
  @ApiErrors([])
  scores(@CurrentUser() user: User): Promise<JsonText<UserScoresDto>> {
    return this.profiles.scores(user.id);
  }

  @Put('user-personality')
  @AccountOnly()
  @Changes('scores')
  @ApiOperation({ summary: 'Save the self-assessment' })
  @ApiOkResponse({ type: UserScoresDto })
  @ApiErrors(['VALIDATION_FAILED'], {
    VALIDATION_FAILED: 'bigFiveOpenness must be a whole number from 0 to 100',
  })
  save(
    @CurrentUser() user: User,
    @Body() body: SaveUserPersonalityDto,
  ): Promise<JsonText<UserScoresDto>> {
    return this.profiles.savePersonality(user.id, body);
  }
}

import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type UserScores } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { type JsonText } from '../http/json-text.ts';
import { SaveUserPersonalityDto } from './dto/save-user-personality.dto.ts';
import { ApiFindUserScores, ApiSaveUserPersonality } from './user.documentation.ts';
import { UserProfilesService } from './user-profiles.service.ts';

/** The self-assessment: written at one address, read at another. */
@ApiTags('User')
@Controller('api')
export class UserScoresController {
  constructor(private readonly profiles: UserProfilesService) {}

  @Get('user-profile')
  @ApiFindUserScores()
  scores(@CurrentUser() user: User): Promise<JsonText<UserScores>> {
    return this.profiles.scores(user.id);
  }

  @Put('user-personality')
  @ApiSaveUserPersonality()
  save(
    @CurrentUser() user: User,
    @Body() body: SaveUserPersonalityDto,
  ): Promise<JsonText<UserScores>> {
    return this.profiles.savePersonality(user.id, body);
  }
}

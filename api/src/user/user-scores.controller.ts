import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { endpoints, type UserScores } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { type JsonText } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
import { SaveUserPersonalityDto } from './dto/save-user-personality.dto.ts';
import { ApiFindUserScores, ApiSaveUserPersonality } from './user.documentation.ts';
import { UserProfilesService } from './user-profiles.service.ts';

/** The self-assessment: written at one address, read at another. */
@ApiTags('User')
@Controller()
export class UserScoresController {
  constructor(private readonly profiles: UserProfilesService) {}

  @Route(endpoints.user.scores)
  @ApiFindUserScores()
  scores(@CurrentUser() user: User): Promise<JsonText<UserScores>> {
    return this.profiles.scores(user.id);
  }

  @Route(endpoints.user.saveScores)
  @ApiSaveUserPersonality()
  save(
    @CurrentUser() user: User,
    @Body() body: SaveUserPersonalityDto,
  ): Promise<JsonText<UserScores>> {
    return this.profiles.savePersonality(user.id, body);
  }
}

import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type UserProfile } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { type JsonText } from '../http/json-text.ts';
import { ApiFindUserProfile } from './user.documentation.ts';
import { UserProfilesService } from './user-profiles.service.ts';

@ApiTags('User')
@Controller('api/user')
export class UserController {
  constructor(private readonly profiles: UserProfilesService) {}

  @Get('profile')
  @ApiFindUserProfile()
  profile(@CurrentUser() user: User): Promise<JsonText<UserProfile>> {
    return this.profiles.find(user);
  }
}

import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  endpoints,
  type DeletedUser,
  type OwnPhoto,
  type ResponsibleUseAcknowledgement,
  type UserProfile,
} from '@rapport/contracts';
import { RepeatableDeletion } from '../auth/auth.guard.ts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { type JsonText } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
import { AcknowledgeResponsibleUseDto } from './dto/acknowledge-responsible-use.dto.ts';
import { SaveOwnPhotoDto } from './dto/own-photo.dto.ts';
import { OwnPhotoService } from './own-photo.service.ts';
import {
  ApiAcknowledgeResponsibleUse,
  ApiDeleteUser,
  ApiFindUserProfile,
  ApiSaveOwnPhoto,
} from './user.documentation.ts';
import { UserDeletionService } from './user-deletion.service.ts';
import { UserProfilesService } from './user-profiles.service.ts';

@ApiTags('User')
@Controller()
export class UserController {
  constructor(
    private readonly profiles: UserProfilesService,
    private readonly deletion: UserDeletionService,
    private readonly ownPhoto: OwnPhotoService,
  ) {}

  @Route(endpoints.user.profile)
  @ApiFindUserProfile()
  profile(@CurrentUser() user: User): Promise<JsonText<UserProfile>> {
    return this.profiles.find(user);
  }

  @Route(endpoints.user.acknowledgeResponsibleUse)
  @ApiAcknowledgeResponsibleUse()
  acknowledge(
    @CurrentUser() user: User,
    @Body() body: AcknowledgeResponsibleUseDto,
  ): Promise<JsonText<ResponsibleUseAcknowledgement>> {
    return this.profiles.acknowledgeResponsibleUse(user.id, body);
  }

  @Route(endpoints.user.savePhoto)
  @ApiSaveOwnPhoto()
  photo(@CurrentUser() user: User, @Body() body: SaveOwnPhotoDto): Promise<OwnPhoto> {
    return this.ownPhoto.save(user.id, body);
  }

  @Route(endpoints.user.remove)
  @RepeatableDeletion()
  @ApiDeleteUser()
  delete(@CurrentUser() user: User): Promise<DeletedUser> {
    return this.deletion.delete(user);
  }
}

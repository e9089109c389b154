import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RepeatableDeletion } from '../auth/auth.guard.ts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { type JsonText } from '../http/json-text.ts';
import { AcknowledgeResponsibleUseDto } from './dto/acknowledge-responsible-use.dto.ts';
import { OwnPhotoDto, SaveOwnPhotoDto } from './dto/own-photo.dto.ts';
import { OwnPhotoService } from './own-photo.service.ts';
import { UserDeletionService } from './user-deletion.service.ts';
import { UserProfilesService } from './user-profiles.service.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, Shows } from '../documentation/effects.ts';
import { AccountOnly } from '../documentation/scopes.ts';
import { DeletedUserDto } from './dto/deleted-user.dto.ts';
import { ResponsibleUseDto, UserProfileDto } from './dto/user-profile.dto.ts';

@ApiTags('User')
@Controller('api')
export class UserController {
  constructor(
    private readonly profiles: UserProfilesService,
    private readonly deletion: UserDeletionService,
    private readonly ownPhoto: OwnPhotoService,
  ) {}

  @Get('user/profile')
  @AccountOnly()
  @Shows('profile', 'scores')
  @ApiOperation({ summary: 'Get the profile of the signed-in person' })
  @ApiOkResponse({ type: UserProfileDto })
  @ApiErrors([])
  profile(@CurrentUser() user: User): Promise<JsonText<UserProfileDto>> {
    return this.profiles.find(user);
  }

  @Put('user/acknowledgements/responsible-use')
  @AccountOnly()
  @Changes('profile')
  @ApiOperation({ summary: 'Accept the note on responsible use' })
  @ApiOkResponse({ type: ResponsibleUseDto })
  @ApiErrors(['VALIDATION_FAILED'], {
    VALIDATION_FAILED: 'version is required',
  })
  acknowledge(
    @CurrentUser() user: User,
    @Body() body: AcknowledgeResponsibleUseDto,
  ): Promise<JsonText<ResponsibleUseDto>> {
    return this.profiles.acknowledgeResponsibleUse(user.id, body);
  }

  @Put('user/photo')
  @AccountOnly()
  @Changes('own-photo')
  @ApiOperation({
    summary: 'Say where the photo of the signed-in person is, and ask for the stored one',
    description:
      'The photo is fetched in the background: ask again after some seconds while there is none.',
  })
  @ApiOkResponse({ type: OwnPhotoDto })
  @ApiErrors(['VALIDATION_FAILED'], {
    VALIDATION_FAILED: 'address must be a web address that starts with https:// or http://',
  })
  photo(@CurrentUser() user: User, @Body() body: SaveOwnPhotoDto): Promise<OwnPhotoDto> {
    return this.ownPhoto.save(user.id, body);
  }

  @Delete('user')
  @AccountOnly()
  @Changes(
    'contacts',
    'answers',
    'labels',
    'custom-fields',
    'views',
    'imports',
    'calendars',
    'calendar-feed',
    'profile',
    'own-photo',
    'scores',
    'digest',
    'access-tokens',
    'webhooks',
    'push',
    'address-books',
  )
  @RepeatableDeletion()
  @ApiOperation({
    summary: 'Delete everything of the signed-in person, and their account where that is possible',
  })
  @ApiOkResponse({ type: DeletedUserDto })
  @ApiErrors([])
  delete(@CurrentUser() user: User): Promise<DeletedUserDto> {
    return this.deletion.delete(user);
  }
}

import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { endpoints } from '@rapport/contracts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { DeletedUserDto } from './dto/deleted-user.dto.ts';
import { OwnPhotoDto } from './dto/own-photo.dto.ts';
import { ResponsibleUseDto, UserProfileDto, UserScoresDto } from './dto/user-profile.dto.ts';

export const ApiFindUserProfile = () =>
  applyDecorators(
    ApiOperation({ summary: 'Get the profile of the signed-in person' }),
    ApiOkResponse({ type: UserProfileDto }),
    ApiErrors(endpoints.user.profile),
  );

export const ApiAcknowledgeResponsibleUse = () =>
  applyDecorators(
    ApiOperation({ summary: 'Accept the note on responsible use' }),
    ApiOkResponse({ type: ResponsibleUseDto }),
    ApiErrors(endpoints.user.acknowledgeResponsibleUse, {
      VALIDATION_FAILED: 'version is required',
    }),
  );

export const ApiSaveOwnPhoto = () =>
  applyDecorators(
    ApiOperation({
      summary: 'Say where the photo of the signed-in person is, and ask for the stored one',
      description:
        'The photo is fetched in the background: ask again after some seconds while there is none.',
    }),
    ApiOkResponse({ type: OwnPhotoDto }),
    ApiErrors(endpoints.user.savePhoto, {
      VALIDATION_FAILED: 'address must be a web address that starts with https:// or http://',
    }),
  );

export const ApiDeleteUser = () =>
  applyDecorators(
    ApiOperation({
      summary:
        'Delete everything of the signed-in person, and their account where that is possible',
    }),
    ApiOkResponse({ type: DeletedUserDto }),
    ApiErrors(endpoints.user.remove),
  );

export const ApiFindUserScores = () =>
  applyDecorators(
    ApiOperation({ summary: 'Get the scores that coaching is matched with' }),
    ApiOkResponse({ type: UserScoresDto }),
    ApiErrors(endpoints.user.scores),
  );

export const ApiSaveUserPersonality = () =>
  applyDecorators(
    ApiOperation({ summary: 'Save the self-assessment' }),
    ApiOkResponse({ type: UserScoresDto }),
    ApiErrors(endpoints.user.saveScores, {
      VALIDATION_FAILED: 'bigFiveOpenness must be a whole number from 0 to 100',
    }),
  );

import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiBodyErrors, ApiErrors } from '../documentation/api-errors.ts';
import { DeletedUserDto } from './dto/deleted-user.dto.ts';
import { OwnPhotoDto } from './dto/own-photo.dto.ts';
import { ResponsibleUseDto, UserProfileDto, UserScoresDto } from './dto/user-profile.dto.ts';

export const ApiFindUserProfile = () =>
  applyDecorators(
    ApiOperation({ summary: 'Get the profile of the signed-in person' }),
    ApiOkResponse({ type: UserProfileDto }),
    ApiErrors(),
  );

export const ApiAcknowledgeResponsibleUse = () =>
  applyDecorators(
    ApiOperation({ summary: 'Accept the note on responsible use' }),
    ApiOkResponse({ type: ResponsibleUseDto }),
    ApiBodyErrors({ status: 400, code: 'VALIDATION_FAILED', error: 'version is required' }),
  );

export const ApiSaveOwnPhoto = () =>
  applyDecorators(
    ApiOperation({
      summary: 'Say where the photo of the signed-in person is, and ask for the stored one',
      description:
        'The photo is fetched in the background: ask again after some seconds while there is none.',
    }),
    ApiOkResponse({ type: OwnPhotoDto }),
    ApiBodyErrors({
      status: 400,
      code: 'VALIDATION_FAILED',
      error: 'address must be a web address that starts with https:// or http://',
    }),
  );

export const ApiDeleteUser = () =>
  applyDecorators(
    ApiOperation({
      summary:
        'Delete everything of the signed-in person, and their account where that is possible',
    }),
    ApiOkResponse({ type: DeletedUserDto }),
    ApiErrors(),
  );

export const ApiFindUserScores = () =>
  applyDecorators(
    ApiOperation({ summary: 'Get the scores that coaching is matched with' }),
    ApiOkResponse({ type: UserScoresDto }),
    ApiErrors(),
  );

export const ApiSaveUserPersonality = () =>
  applyDecorators(
    ApiOperation({ summary: 'Save the self-assessment' }),
    ApiOkResponse({ type: UserScoresDto }),
    ApiBodyErrors({
      status: 400,
      code: 'VALIDATION_FAILED',
      error: 'bigFiveOpenness must be a whole number from 0 to 100',
    }),
  );

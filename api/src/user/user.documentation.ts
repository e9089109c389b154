import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiErrors } from '../documentation/api-errors.ts';
import { UserProfileDto } from './dto/user-profile.dto.ts';

export const ApiFindUserProfile = () =>
  applyDecorators(
    ApiOperation({ summary: 'Get the profile of the signed-in person' }),
    ApiOkResponse({ type: UserProfileDto }),
    ApiErrors(),
  );

import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { endpoints } from '@rapport/contracts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { RevokeSessionsDto } from './dto/revoke-sessions.dto.ts';

export const ApiRevokeSessions = () =>
  applyDecorators(
    ApiOperation({
      summary:
        'Refuse access tokens of the signed-in person from now on, after a sign-out or a new password',
    }),
    ApiOkResponse({ type: RevokeSessionsDto }),
    ApiErrors(endpoints.user.revokeSessions, {
      VALIDATION_FAILED: 'scope must be one of global, local, others',
    }),
  );

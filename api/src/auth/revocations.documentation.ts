import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiPostErrors } from '../documentation/api-errors.ts';
import { RevokeSessionsDto } from './dto/revoke-sessions.dto.ts';

export const ApiRevokeSessions = () =>
  applyDecorators(
    ApiOperation({
      summary:
        'Refuse access tokens of the signed-in person from now on, after a sign-out or a new password',
    }),
    ApiOkResponse({ type: RevokeSessionsDto }),
    ApiPostErrors({
      status: 400,
      code: 'VALIDATION_FAILED',
      error: 'scope must be one of global, local, others',
    }),
  );

import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type RevocationScope } from '@rapport/contracts';
import { CurrentUser } from './current-user.ts';
import { type User } from './user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes } from '../documentation/effects.ts';
import { AccountOnly } from '../documentation/scopes.ts';
import { ValidationFailed } from '../errors/http-errors.ts';
import { Replay } from '../http/replay.ts';
import { RevokeSessionsDto } from './dto/revoke-sessions.dto.ts';
import { RevocationsService } from './revocations.service.ts';

/** Endpoints by which the auth service, or a user who signs out, reports tokens that the API must refuse. */
@ApiTags('User')
@Controller('api')
export class RevocationsController {
  constructor(private readonly revocations: RevocationsService) {}

  @Post('user/revocations')
  @HttpCode(200)
  @AccountOnly()
  @Changes()
  @Replay('none')
  @ApiOperation({
    summary:
      'Refuse access tokens of the signed-in person from now on, after a sign-out or a new password',
  })
  @ApiOkResponse({ type: RevokeSessionsDto })
  @ApiErrors(['VALIDATION_FAILED'], {
    VALIDATION_FAILED: 'scope must be one of global, local, others',
  })
  async revoke(
    @CurrentUser() user: User,
    @Body() { scope }: RevokeSessionsDto,
  ): Promise<RevokeSessionsDto> {
    await this.end(user, scope);
    return { scope };
  }

  private async end(user: User, scope: RevocationScope): Promise<void> {
    switch (scope) {
      case 'global':
        return this.revocations.endSessions(user, 'all');
      case 'others':
        return this.revocations.endSessions(user, 'others');
      case 'local':
        if (await this.revocations.endSession(user)) return;
        throw new ValidationFailed([
          { field: 'scope', message: 'is "local", but the token names no session' },
        ]);
      default:
        return scope satisfies never;
    }
  }
}

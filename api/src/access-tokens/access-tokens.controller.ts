import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, Shows } from '../documentation/effects.ts';
import { AccountOnly } from '../documentation/scopes.ts';
import { type JsonText } from '../http/json-text.ts';
import { Replay } from '../http/replay.ts';
import { AccessTokensService } from './access-tokens.service.ts';
import { AccessTokenDto, CreateAccessTokenDto, NewAccessTokenDto } from './dto/access-token.dto.ts';
import { ApiId, IdPipe } from '../http/id-pipe.ts';

@ApiTags('Access tokens')
@Controller('api/access-tokens')
export class AccessTokensController {
  constructor(private readonly tokens: AccessTokensService) {}

  @Get()
  @AccountOnly()
  @Shows('access-tokens')
  @ApiOperation({ summary: 'List the access tokens of your programs, newest first' })
  @ApiOkResponse({ type: [AccessTokenDto] })
  @ApiErrors([])
  list(@CurrentUser() user: User): Promise<JsonText<AccessTokenDto[]>> {
    return this.tokens.list(user.id);
  }

  @Post()
  @AccountOnly()
  @Changes('access-tokens')
  @Replay('none')
  @ApiOperation({
    summary: 'Make an access token for a program',
    description: 'The token is shown only in this response: just a hash of it is stored.',
  })
  @ApiCreatedResponse({ type: NewAccessTokenDto })
  @ApiErrors(['VALIDATION_FAILED', 'LIMIT_REACHED'], {
    VALIDATION_FAILED: 'scopes must have at least one scope',
    LIMIT_REACHED: "name can't be added: there are already 20 access tokens; revoke one first",
  })
  create(
    @CurrentUser() user: User,
    @Body() body: CreateAccessTokenDto,
  ): Promise<NewAccessTokenDto> {
    return this.tokens.create(user.id, body);
  }

  @Delete(':id')
  @AccountOnly()
  @HttpCode(204)
  @Changes('access-tokens')
  @ApiOperation({ summary: 'Revoke an access token: it opens nothing from then on' })
  @ApiId('Id of an access token')
  @ApiNoContentResponse({ description: 'Revoked' })
  @ApiErrors(['INVALID_ACCESS_TOKEN_ID', 'ACCESS_TOKEN_NOT_FOUND'])
  remove(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_ACCESS_TOKEN_ID')) id: string,
  ): Promise<void> {
    return this.tokens.remove(user.id, id);
  }

  @Delete()
  @AccountOnly()
  @HttpCode(204)
  @Changes('access-tokens')
  @ApiOperation({ summary: 'Revoke all your access tokens, as after a new password' })
  @ApiNoContentResponse({ description: 'Revoked' })
  @ApiErrors([])
  removeAll(@CurrentUser() user: User): Promise<void> {
    return this.tokens.removeAll(user.id);
  }
}

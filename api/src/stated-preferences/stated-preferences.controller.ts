import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { type JsonText } from '../http/json-text.ts';
import { Replay } from '../http/replay.ts';
import { CreateStatedPreferenceDto, StatedPreferenceDto } from './dto/stated-preference.dto.ts';
import { StatedPreferencesService } from './stated-preferences.service.ts';
import { ApiId, IdPipe } from '../http/id-pipe.ts';

@ApiTags('Stated preferences')
@Controller('api')
export class StatedPreferencesController {
  constructor(private readonly preferences: StatedPreferencesService) {}

  @Get('stated-preferences/:contactId')
  @Scope('contacts:read')
  @Shows('contacts')
  @ApiOperation({
    summary: 'List what a contact said they like',
    description:
      'What was learned last comes first. Of a kind, the newest holds (`current`); every topic and every other wish does.',
  })
  @ApiContactId('contactId')
  @ApiOkResponse({ type: [StatedPreferenceDto] })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'])
  list(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
  ): Promise<StatedPreferenceDto[]> {
    return this.preferences.list(user.id, contactId);
  }

  @Post('stated-preferences/:contactId')
  @Scope('contacts:write')
  @Changes('contacts')
  @Replay('statedPreference')
  @ApiOperation({
    summary: 'Note what a contact said they like',
    description:
      'It stands above every estimate: guidance leaves out the tips that contradict it. One of a kind replaces the older.',
  })
  @ApiContactId('contactId')
  @ApiHeader({
    name: 'If-Match',
    description:
      'The id of the current preference of this kind that the new one replaces, in quotes, or "none"; without it the last one holds',
    required: false,
    schema: { type: 'string' },
    example: '"none"',
  })
  @ApiCreatedResponse({ type: StatedPreferenceDto })
  @ApiErrors(
    [
      'INVALID_CONTACT_ID',
      'CONTACT_NOT_FOUND',
      'VALIDATION_FAILED',
      'TIME_OUT_OF_RANGE',
      'INTERACTION_NOT_FOUND',
      'PREFERENCE_NOT_FOUND',
      'PREFERENCE_CHANGED',
      'LIMIT_REACHED',
    ],
    {
      VALIDATION_FAILED: 'channels is required',
      TIME_OUT_OF_RANGE: 'learnedOn must not be in the future',
      LIMIT_REACHED: "kind can't be added: a contact has at most 200",
    },
  )
  create(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Body() body: CreateStatedPreferenceDto,
    @Headers('If-Match') ifMatch?: string,
  ): Promise<JsonText<StatedPreferenceDto>> {
    return this.preferences.create(user.id, contactId, body, ifMatch);
  }

  @Delete('stated-preferences/:contactId/:id')
  @HttpCode(204)
  @Scope('contacts:write')
  @Changes('contacts')
  @ApiOperation({
    summary: 'Remove a stated preference; the one that it replaced holds again',
  })
  @ApiContactId('contactId')
  @ApiId('Id of a stated preference of that contact')
  @ApiNoContentResponse({ description: 'It is gone' })
  @ApiErrors([
    'INVALID_CONTACT_ID',
    'INVALID_PREFERENCE_ID',
    'CONTACT_NOT_FOUND',
    'PREFERENCE_NOT_FOUND',
  ])
  remove(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Param('id', new IdPipe('INVALID_PREFERENCE_ID')) id: string,
  ): Promise<void> {
    return this.preferences.remove(user.id, contactId, id);
  }
}

import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { type JsonText, type Page } from '../http/json-text.ts';
import { Replay } from '../http/replay.ts';
import { CreateInteractionDto } from './dto/create-interaction.dto.ts';
import { InteractionListQuery } from './dto/interaction-list.query.ts';
import { UpdateInteractionDto } from './dto/update-interaction.dto.ts';
import { InteractionsService } from './interactions.service.ts';
import { FromReplica } from '../database/from-replica.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { InteractionDto } from './dto/interaction.dto.ts';
import { ApiId, IdPipe } from '../http/id-pipe.ts';

const INVALID = {
  VALIDATION_FAILED: 'interactionDate must be a time like 2026-03-14T09:26:53.589Z',
  LIMIT_REACHED: "text can't be added: a contact has at most 500",
};

@ApiTags('Interactions')
@Controller('api')
export class InteractionsController {
  constructor(private readonly interactions: InteractionsService) {}

  @Get('interactions/:contactId')
  @FromReplica()
  @Scope('interactions')
  @Shows('contacts')
  @ApiOperation({
    summary: 'List the interactions with a contact, planned ones too, the newest first',
  })
  @ApiContactId('contactId')
  @ApiOkResponse({
    type: [InteractionDto],
    headers: {
      Link: {
        description: 'The next page, as rel="next"; missing on the last one',
        schema: { type: 'string' },
      },
    },
  })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND', 'VALIDATION_FAILED'], {
    VALIDATION_FAILED: 'limit must be a whole number from 1',
  })
  list(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Query() query: InteractionListQuery,
  ): Promise<Page<InteractionDto>> {
    return this.interactions.list(user.id, contactId, query);
  }

  @Post('interactions/:contactId')
  @Scope('interactions')
  @Changes('contacts')
  @Replay('interaction')
  @ApiOperation({ summary: 'Log or plan an interaction with a contact' })
  @ApiContactId('contactId')
  @ApiCreatedResponse({ type: InteractionDto })
  @ApiErrors(
    [
      'INVALID_CONTACT_ID',
      'CONTACT_NOT_FOUND',
      'VALIDATION_FAILED',
      'TIME_OUT_OF_RANGE',
      'LIMIT_REACHED',
    ],
    INVALID,
  )
  create(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Body() body: CreateInteractionDto,
  ): Promise<JsonText<InteractionDto>> {
    return this.interactions.create(user.id, contactId, body);
  }

  @Patch('interactions/:contactId/:id')
  @Scope('interactions')
  @Changes('contacts')
  @ApiOperation({ summary: 'Change an interaction' })
  @ApiContactId('contactId')
  @ApiId('Id of an interaction with that contact')
  @ApiOkResponse({ type: InteractionDto })
  @ApiErrors(
    [
      'INVALID_CONTACT_ID',
      'CONTACT_NOT_FOUND',
      'INVALID_INTERACTION_ID',
      'INTERACTION_NOT_FOUND',
      'VALIDATION_FAILED',
      'TIME_OUT_OF_RANGE',
      'LIMIT_REACHED',
    ],
    INVALID,
  )
  update(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Param('id', new IdPipe('INVALID_INTERACTION_ID')) id: string,
    @Body() body: UpdateInteractionDto,
  ): Promise<JsonText<InteractionDto>> {
    return this.interactions.update(user.id, contactId, id, body);
  }

  @Delete('interactions/:contactId/:id')
  @HttpCode(204)
  @Scope('interactions')
  @Changes('contacts')
  @ApiOperation({ summary: 'Delete an interaction' })
  @ApiContactId('contactId')
  @ApiId('Id of an interaction with that contact')
  @ApiNoContentResponse({ description: 'It is gone' })
  @ApiErrors([
    'INVALID_CONTACT_ID',
    'CONTACT_NOT_FOUND',
    'INVALID_INTERACTION_ID',
    'INTERACTION_NOT_FOUND',
  ])
  delete(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Param('id', new IdPipe('INVALID_INTERACTION_ID')) id: string,
  ): Promise<void> {
    return this.interactions.delete(user.id, contactId, id);
  }
}

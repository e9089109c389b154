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
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { ApiId, IdPipe } from '../http/id-pipe.ts';
import { type JsonText } from '../http/json-text.ts';
import { Replay } from '../http/replay.ts';
import { CreateRelationDto, RelationDto } from './dto/relation.dto.ts';
import { RelationsService } from './relations.service.ts';

@ApiTags('Relations')
@Controller('api')
export class RelationsController {
  constructor(private readonly relations: RelationsService) {}

  @Get('relations/:contactId')
  @Scope('contacts:read')
  @Shows('contacts')
  @ApiOperation({
    summary: 'List what a contact is to other contacts',
    description: 'By kind, then by name. Relations with deleted contacts are left out.',
  })
  @ApiContactId('contactId')
  @ApiOkResponse({ type: [RelationDto] })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'])
  list(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
  ): Promise<RelationDto[]> {
    return this.relations.list(user.id, contactId);
  }

  @Post('relations/:contactId')
  @Scope('contacts:write')
  @Changes('contacts')
  @Replay('relation')
  @ApiOperation({
    summary: 'Say what a contact is to another one',
    description:
      'Both contacts have the relation afterward, each from their side: if one reports to the other, the other manages them.',
  })
  @ApiContactId('contactId')
  @ApiCreatedResponse({ type: RelationDto })
  @ApiErrors(
    [
      'INVALID_CONTACT_ID',
      'CONTACT_NOT_FOUND',
      'VALIDATION_FAILED',
      'RELATION_EXISTS',
      'RELATION_NOT_FOUND',
      'LIMIT_REACHED',
    ],
    {
      VALIDATION_FAILED: 'otherId must be another contact',
      LIMIT_REACHED: "otherId can't be added: a contact has at most 100 relations",
    },
  )
  create(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Body() body: CreateRelationDto,
  ): Promise<JsonText<RelationDto>> {
    return this.relations.create(user.id, contactId, body);
  }

  @Delete('relations/:contactId/:id')
  @HttpCode(204)
  @Scope('contacts:write')
  @Changes('contacts')
  @ApiOperation({ summary: 'Remove a relation from both contacts' })
  @ApiContactId('contactId')
  @ApiId('Id of a relation of that contact')
  @ApiNoContentResponse({ description: 'It is gone' })
  @ApiErrors(['INVALID_CONTACT_ID', 'INVALID_RELATION_ID', 'RELATION_NOT_FOUND'])
  remove(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Param('id', new IdPipe('INVALID_RELATION_ID')) id: string,
  ): Promise<void> {
    return this.relations.remove(user.id, contactId, id);
  }
}

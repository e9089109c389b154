import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { CONTACT_VERSION } from '../contacts/contact-version.ts';
import { ContactDto } from '../contacts/dto/contact.dto.ts';
import { FromReplica } from '../database/from-replica.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, ChangesWithTime, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { Replay } from '../http/replay.ts';
import { type JsonText } from '../http/json-text.ts';
import { MergeContactsDto, UndoableMergeDto } from './dto/duplicates.dto.ts';
import { MergeService } from './merge.service.ts';

@ApiTags('Contacts')
@Controller('api')
export class MergeController {
  constructor(private readonly merges: MergeService) {}

  @Post('contacts/:id/merge')
  @HttpCode(200)
  @Scope('contacts:write')
  @Changes('contacts', 'answers')
  @Replay('contact')
  @ApiOperation({
    summary: 'Make another contact part of this one',
    description:
      'Everything that is stored about it moves over. The newer estimate is the current one; if one of the two objected, there is none.',
  })
  @ApiContactId('id')
  @ApiHeader({
    name: 'If-Match',
    description: 'The ETag that the choice is based on; without it the last change wins',
    required: false,
    schema: { type: 'string' },
    example: '"1-3q2-7wXkT1vZ"',
  })
  @ApiOkResponse({ type: ContactDto, headers: CONTACT_VERSION })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND', 'VALIDATION_FAILED', 'CONTACT_CHANGED'], {
    VALIDATION_FAILED: 'with must be another contact',
  })
  merge(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
    @Body() body: MergeContactsDto,
    @Headers('If-Match') ifMatch?: string,
  ): Promise<JsonText<ContactDto>> {
    return this.merges.merge(user.id, id, body, ifMatch);
  }

  @Get('contacts/merges')
  @FromReplica()
  @Scope('contacts:read')
  @Shows('contacts')
  @ChangesWithTime('undo')
  @ApiOperation({
    summary: 'List the merges that can be undone',
    description:
      'Those of the last ten minutes, the newest first. Of each contact only the latest, and none of a contact that was changed since.',
  })
  @ApiOkResponse({ type: [UndoableMergeDto] })
  @ApiErrors([])
  undoable(@CurrentUser() user: User): Promise<JsonText<UndoableMergeDto[]>> {
    return this.merges.undoable(user.id);
  }

  @Post('contacts/:id/unmerge')
  @HttpCode(200)
  @Scope('contacts:write')
  @Changes('contacts', 'answers')
  @Replay('contact')
  @ApiOperation({
    summary: 'Make two contacts again of the one that was merged last',
    description:
      'For ten minutes, and as long as the contact was not changed since. What was logged since stays with it.',
  })
  @ApiContactId('id')
  @ApiOkResponse({ type: ContactDto, headers: CONTACT_VERSION })
  @ApiErrors([
    'INVALID_CONTACT_ID',
    'CONTACT_NOT_FOUND',
    'VALIDATION_FAILED',
    'MERGE_NOT_FOUND',
    'MERGE_CHANGED',
  ])
  unmerge(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
  ): Promise<JsonText<ContactDto>> {
    return this.merges.unmerge(user.id, id);
  }
}

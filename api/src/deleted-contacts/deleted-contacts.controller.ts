import { Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { FromReplica } from '../database/from-replica.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, ChangesWithTime, Shows } from '../documentation/effects.ts';
import { AccountOnly } from '../documentation/scopes.ts';
import { type JsonText } from '../http/json-text.ts';
import { DeletedContactsService } from './deleted-contacts.service.ts';
import {
  DeletedContactsDto,
  DeletedContactsQuery,
  RemovedContactsDto,
} from './dto/deleted-contact.dto.ts';

@ApiTags('Contacts')
@Controller('api')
export class DeletedContactsController {
  constructor(private readonly deleted: DeletedContactsService) {}

  @Get('contacts/deleted')
  @FromReplica()
  @AccountOnly()
  @Shows('contacts')
  @ChangesWithTime('undo')
  @ApiOperation({
    summary: 'List the contacts that were deleted in the last thirty days',
    description:
      'POST /api/contacts/{id}/restore brings one back with everything about the person. No other read knows them.',
  })
  @ApiOkResponse({ type: DeletedContactsDto })
  @ApiErrors(['VALIDATION_FAILED'], { VALIDATION_FAILED: 'limit must be a whole number from 1' })
  list(
    @CurrentUser() user: User,
    @Query() query: DeletedContactsQuery,
  ): Promise<JsonText<DeletedContactsDto>> {
    return this.deleted.list(user.id, query.limit);
  }

  @Delete('contacts/deleted')
  @AccountOnly()
  @Changes('contacts')
  @ApiOperation({ summary: 'Remove all deleted contacts for good' })
  @ApiOkResponse({ type: RemovedContactsDto })
  @ApiErrors([])
  empty(@CurrentUser() user: User): Promise<RemovedContactsDto> {
    return this.deleted.empty(user.id);
  }

  @Delete('contacts/:id/for-good')
  @HttpCode(204)
  @AccountOnly()
  @Changes('contacts', 'answers')
  @ApiOperation({
    summary: 'Remove a contact and everything about the person for good',
    description: 'At once, whether it was deleted before or not. It cannot be restored.',
  })
  @ApiContactId('id')
  @ApiNoContentResponse({ description: 'Removed' })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'])
  remove(@CurrentUser() user: User, @Param('id', ContactIdPipe) id: string): Promise<void> {
    return this.deleted.remove(user.id, id);
  }
}

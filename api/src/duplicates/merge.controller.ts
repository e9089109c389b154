import { Body, Controller, Headers, Param } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Contact, endpoints, type UndoableMerge } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { ContactDto } from '../contacts/dto/contact.dto.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Gives } from '../http/gives.ts';
import { type JsonText } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
import { MergeContactsDto, UndoableMergeDto } from './dto/duplicates.dto.ts';
import { MergeService } from './merge.service.ts';

const VERSION = {
  ETag: {
    description: 'Version of the contact and digest of the answer',
    schema: { type: 'string' as const },
  },
};

@ApiTags('Contacts')
@Controller()
export class MergeController {
  constructor(private readonly merges: MergeService) {}

  @Route(endpoints.duplicates.merge)
  @Gives('contact')
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
  @ApiOkResponse({ type: ContactDto, headers: VERSION })
  @ApiErrors(endpoints.duplicates.merge, { VALIDATION_FAILED: 'with must be another contact' })
  merge(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
    @Body() body: MergeContactsDto,
    @Headers('If-Match') ifMatch?: string,
  ): Promise<JsonText<Contact>> {
    return this.merges.merge(user.id, id, body, ifMatch);
  }

  @Route(endpoints.duplicates.undoable)
  @ApiOperation({
    summary: 'List the merges that can be undone',
    description:
      'Those of the last ten minutes, the newest first. Of each contact only the latest, and none of a contact that was changed since.',
  })
  @ApiOkResponse({ type: [UndoableMergeDto] })
  @ApiErrors(endpoints.duplicates.undoable)
  undoable(@CurrentUser() user: User): Promise<JsonText<UndoableMerge[]>> {
    return this.merges.undoable(user.id);
  }

  @Route(endpoints.duplicates.unmerge)
  @Gives('contact')
  @ApiOperation({
    summary: 'Make two contacts again of the one that was merged last',
    description:
      'For ten minutes, and as long as the contact was not changed since. What was logged since stays with it.',
  })
  @ApiContactId('id')
  @ApiOkResponse({ type: ContactDto, headers: VERSION })
  @ApiErrors(endpoints.duplicates.unmerge)
  unmerge(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
  ): Promise<JsonText<Contact>> {
    return this.merges.unmerge(user.id, id);
  }
}

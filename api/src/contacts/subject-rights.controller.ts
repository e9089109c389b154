import { Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes } from '../documentation/effects.ts';
import { AccountOnly } from '../documentation/scopes.ts';
import { Replay } from '../http/replay.ts';
import { type JsonText } from '../http/json-text.ts';
import { ApiContactId, ContactIdPipe } from './contact-id.pipe.ts';
import { ContactDto } from './dto/contact.dto.ts';
import { SubjectRightsService } from './subject-rights.service.ts';

@ApiTags('Contacts')
@Controller('api')
export class SubjectRightsController {
  constructor(private readonly rights: SubjectRightsService) {}

  @Post('contacts/:id/objection')
  @HttpCode(200)
  @AccountOnly()
  @Changes('contacts', 'answers')
  @Replay('contact')
  @ApiOperation({
    summary: 'Note that a person objected, and delete the estimate',
    description:
      'Results, answers, observations and tip feedback go. Until the objection is lifted, every call that leads to an estimate answers 409.',
  })
  @ApiContactId('id')
  @ApiOkResponse({ type: ContactDto })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND', 'VALIDATION_FAILED'])
  object(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
  ): Promise<JsonText<ContactDto>> {
    return this.rights.object(user.id, id);
  }

  @Delete('contacts/:id/objection')
  @AccountOnly()
  @Changes('contacts', 'answers')
  @ApiOperation({
    summary: 'Note that a person agreed again',
    description: 'What the objection deleted stays deleted.',
  })
  @ApiContactId('id')
  @ApiOkResponse({ type: ContactDto })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'])
  lift(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
  ): Promise<JsonText<ContactDto>> {
    return this.rights.lift(user.id, id);
  }

  @Delete('contacts/:id/estimate')
  @AccountOnly()
  @Changes('contacts', 'answers')
  @ApiOperation({
    summary: 'Delete the estimate of a contact',
    description: 'Results, answers, observations and tip feedback go. A new estimate may be made.',
  })
  @ApiContactId('id')
  @ApiOkResponse({ type: ContactDto })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'])
  removeEstimate(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
  ): Promise<JsonText<ContactDto>> {
    return this.rights.removeEstimate(user.id, id);
  }

  @Put('contacts/:id/review')
  @AccountOnly()
  @Changes('contacts')
  @ApiOperation({ summary: 'Note that the estimate still fits' })
  @ApiContactId('id')
  @ApiOkResponse({ type: ContactDto })
  @ApiErrors([
    'INVALID_CONTACT_ID',
    'CONTACT_NOT_FOUND',
    'CONTACT_OBJECTED',
    'CONTACT_IS_CANDIDATE',
  ])
  review(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
  ): Promise<JsonText<ContactDto>> {
    return this.rights.review(user.id, id);
  }
}

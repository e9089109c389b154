import { Controller, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Contact, endpoints } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Gives } from '../http/gives.ts';
import { type JsonText } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
import { ApiContactId, ContactIdPipe } from './contact-id.pipe.ts';
import { ContactDto } from './dto/contact.dto.ts';
import { SubjectRightsService } from './subject-rights.service.ts';

@ApiTags('Contacts')
@Controller()
export class SubjectRightsController {
  constructor(private readonly rights: SubjectRightsService) {}

  @Route(endpoints.contacts.object)
  @Gives('contact')
  @ApiOperation({
    summary: 'Note that a person objected, and delete the estimate',
    description:
      'Results, answers, observations and tip feedback go. Until the objection is lifted, every call that leads to an estimate answers 409.',
  })
  @ApiContactId('id')
  @ApiOkResponse({ type: ContactDto })
  @ApiErrors(endpoints.contacts.object)
  object(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
  ): Promise<JsonText<Contact>> {
    return this.rights.object(user.id, id);
  }

  @Route(endpoints.contacts.liftObjection)
  @ApiOperation({
    summary: 'Note that a person agreed again',
    description: 'What the objection deleted stays deleted.',
  })
  @ApiContactId('id')
  @ApiOkResponse({ type: ContactDto })
  @ApiErrors(endpoints.contacts.liftObjection)
  lift(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
  ): Promise<JsonText<Contact>> {
    return this.rights.lift(user.id, id);
  }

  @Route(endpoints.contacts.removeEstimate)
  @ApiOperation({
    summary: 'Delete the estimate of a contact',
    description: 'Results, answers, observations and tip feedback go. A new estimate may be made.',
  })
  @ApiContactId('id')
  @ApiOkResponse({ type: ContactDto })
  @ApiErrors(endpoints.contacts.removeEstimate)
  removeEstimate(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
  ): Promise<JsonText<Contact>> {
    return this.rights.removeEstimate(user.id, id);
  }

  @Route(endpoints.contacts.review)
  @ApiOperation({ summary: 'Note that the estimate still fits' })
  @ApiContactId('id')
  @ApiOkResponse({ type: ContactDto })
  @ApiErrors(endpoints.contacts.review)
  review(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
  ): Promise<JsonText<Contact>> {
    return this.rights.review(user.id, id);
  }
}

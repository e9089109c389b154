import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { TOTAL_RELATIONS } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { type JsonText, type Page } from '../http/json-text.ts';
import { Replay } from '../http/replay.ts';
import { ApiContactId, ContactIdPipe } from './contact-id.pipe.ts';
import { CONTACT_VERSION } from './contact-version.ts';
import { ContactsService } from './contacts.service.ts';
import { ContactListQuery } from './dto/contact-list.query.ts';
import { CreateContactDto } from './dto/create-contact.dto.ts';
import { UpdateContactDto } from './dto/update-contact.dto.ts';
import { FromReplica } from '../database/from-replica.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, ChangesWithTime, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { ContactDto, ContactSummaryDto } from './dto/contact.dto.ts';
import { ContactDatesService } from './contact-dates.service.ts';
import { ContactDateDto } from './dto/contact-date.dto.ts';
import { PlacesDto } from './dto/places.dto.ts';
import { PlacesService } from './places.service.ts';

@ApiTags('Contacts')
@Controller('api')
export class ContactsController {
  constructor(
    private readonly contacts: ContactsService,
    private readonly places: PlacesService,
    private readonly dates: ContactDatesService,
  ) {}

  @Get('contacts')
  @FromReplica()
  @Scope('contacts:read')
  @Shows('contacts', 'labels')
  @ChangesWithTime('due')
  @ApiOperation({ summary: 'List contacts, a page at a time' })
  @ApiOkResponse({
    type: [ContactSummaryDto],
    headers: {
      Link: {
        description: 'The next page, as rel="next"; missing on the last one',
        schema: { type: 'string' },
      },
      'X-Total-Count': {
        description: 'Size of the whole list, when asked with count=true or count=exact',
        schema: { type: 'integer' },
      },
      'X-Total-Count-Relation': {
        description:
          'Missing where X-Total-Count is exact. estimate: count=true counts to 10,000 and estimates what is longer. at-least: the list is longer, and counting stopped there',
        schema: { type: 'string', enum: [...TOTAL_RELATIONS] },
      },
    },
  })
  @ApiErrors(['VALIDATION_FAILED'], {
    VALIDATION_FAILED: 'sort must be one of updated, name, familyName, lastContact, nextDue',
  })
  list(
    @CurrentUser() user: User,
    @Query() query: ContactListQuery,
  ): Promise<Page<ContactSummaryDto>> {
    return this.contacts.list(user.id, query);
  }

  @Get('contacts/places')
  @FromReplica()
  @Scope('contacts:read')
  @Shows('contacts')
  @ApiOperation({
    summary: 'List the cities, countries, departments, and organizations of your contacts',
  })
  @ApiOkResponse({ type: PlacesDto })
  @ApiErrors([])
  placesOf(@CurrentUser() user: User): Promise<PlacesDto> {
    return this.places.places(user.id);
  }

  @Get('contacts/dates')
  @FromReplica()
  @Scope('contacts:read')
  @Shows('contacts')
  @ChangesWithTime('day')
  @ApiOperation({
    summary: 'List the birthdays and other yearly dates of your contacts, from January 1',
    description:
      'With the dates in your own fields. Those that come only once are left out when they are over.',
  })
  @ApiOkResponse({ type: [ContactDateDto] })
  @ApiErrors([])
  datesOf(@CurrentUser() user: User): Promise<ContactDateDto[]> {
    return this.dates.dates(user.id);
  }

  @Get('contacts/:id')
  @Scope('contacts:read')
  @Shows('contacts', 'labels')
  @ChangesWithTime('due')
  @ApiOperation({ summary: 'Get one contact' })
  @ApiContactId('id')
  @ApiOkResponse({ type: ContactDto, headers: CONTACT_VERSION })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'])
  find(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
  ): Promise<JsonText<ContactDto>> {
    return this.contacts.find(user.id, id);
  }

  @Post('contacts')
  @Scope('contacts:write')
  @Changes('contacts')
  @Replay('contact')
  @ApiOperation({ summary: 'Add a contact' })
  @ApiCreatedResponse({ type: ContactDto, headers: CONTACT_VERSION })
  @ApiErrors(['VALIDATION_FAILED', 'CONTACT_NOT_FOUND', 'CUSTOM_FIELD_NOT_FOUND'])
  create(@CurrentUser() user: User, @Body() body: CreateContactDto): Promise<JsonText<ContactDto>> {
    return this.contacts.create(user.id, body);
  }

  @Patch('contacts/:id')
  @Scope('contacts:write')
  @Changes('contacts', 'answers')
  @ApiOperation({
    summary: 'Change a contact',
    description: 'A field that is left out stays as it is; null clears it, except the name.',
  })
  @ApiContactId('id')
  @ApiHeader({
    name: 'If-Match',
    description: 'The ETag that the change is based on; without it the last change wins',
    required: false,
    schema: { type: 'string' },
    example: '"1-3q2-7wXkT1vZ"',
  })
  @ApiOkResponse({ type: ContactDto, headers: CONTACT_VERSION })
  @ApiErrors([
    'INVALID_CONTACT_ID',
    'CONTACT_NOT_FOUND',
    'VALIDATION_FAILED',
    'CONTACT_CHANGED',
    'CUSTOM_FIELD_NOT_FOUND',
  ])
  update(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
    @Body() body: UpdateContactDto,
    @Headers('If-Match') ifMatch?: string,
  ): Promise<JsonText<ContactDto>> {
    return this.contacts.update(user.id, id, body, ifMatch);
  }

  @Delete('contacts/:id')
  @HttpCode(204)
  @Scope('contacts:write')
  @Changes('contacts', 'answers')
  @ApiOperation({
    summary: 'Delete a contact and everything about the person',
    description: 'It is gone at once, can be restored for thirty days, and is purged then.',
  })
  @ApiContactId('id')
  @ApiNoContentResponse({ description: 'Deleted' })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'])
  remove(@CurrentUser() user: User, @Param('id', ContactIdPipe) id: string): Promise<void> {
    return this.contacts.remove(user.id, id);
  }

  @Post('contacts/:id/restore')
  @HttpCode(200)
  @Scope('contacts:write')
  @Changes('contacts', 'answers')
  @Replay('contact')
  @ApiOperation({
    summary: 'Restore a contact deleted in the last thirty days',
    description: 'A contact that is not deleted comes back as it is.',
  })
  @ApiContactId('id')
  @ApiOkResponse({ type: ContactDto, headers: CONTACT_VERSION })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND', 'VALIDATION_FAILED'])
  restore(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
  ): Promise<JsonText<ContactDto>> {
    return this.contacts.restore(user.id, id);
  }
}

import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Contact, type ContactSummary } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { type JsonText, type Page } from '../http/json-text.ts';
import { ContactIdPipe } from './contact-id.pipe.ts';
import { ApiCreateContact, ApiFindContact, ApiListContacts } from './contacts.documentation.ts';
import { ContactsService } from './contacts.service.ts';
import { ContactListQuery } from './dto/contact-list.query.ts';
import { CreateContactDto } from './dto/create-contact.dto.ts';

@ApiTags('Contacts')
@Controller('api/contacts')
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  @Get()
  @ApiListContacts()
  list(@CurrentUser() user: User, @Query() query: ContactListQuery): Promise<Page<ContactSummary>> {
    return this.contacts.list(user.id, query);
  }

  @Get(':id')
  @ApiFindContact()
  find(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
  ): Promise<JsonText<Contact>> {
    return this.contacts.find(user.id, id);
  }

  @Post()
  @ApiCreateContact()
  create(@CurrentUser() user: User, @Body() body: CreateContactDto): Promise<JsonText<Contact>> {
    return this.contacts.create(user.id, body);
  }
}

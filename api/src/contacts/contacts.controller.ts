import { Body, Controller, Headers, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { endpoints, type Contact, type ContactSummary } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { type JsonText, type Page } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
import { type Attempt, OneStatement, TriesOneStatement } from '../http/one-statement.ts';
import { Gives } from '../http/gives.ts';
import { ContactIdPipe } from './contact-id.pipe.ts';
import {
  ApiCreateContact,
  ApiDeleteContact,
  ApiFindContact,
  ApiListContacts,
  ApiRestoreContact,
  ApiUpdateContact,
} from './contacts.documentation.ts';
import { ContactsService } from './contacts.service.ts';
import { ContactListQuery } from './dto/contact-list.query.ts';
import { CreateContactDto } from './dto/create-contact.dto.ts';
import { UpdateContactDto } from './dto/update-contact.dto.ts';

@ApiTags('Contacts')
@Controller()
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  @Route(endpoints.contacts.list)
  @ApiListContacts()
  list(@CurrentUser() user: User, @Query() query: ContactListQuery): Promise<Page<ContactSummary>> {
    return this.contacts.list(user.id, query);
  }

  @Route(endpoints.contacts.one)
  @ApiFindContact()
  find(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
  ): Promise<JsonText<Contact>> {
    return this.contacts.find(user.id, id);
  }

  @Route(endpoints.contacts.create)
  @Gives('contact')
  @TriesOneStatement()
  @ApiCreateContact()
  create(
    @CurrentUser() user: User,
    @Body() body: CreateContactDto,
    @OneStatement() attempt: Attempt | null,
  ): Promise<JsonText<Contact>> {
    return this.contacts.create(user.id, body, attempt);
  }

  @Route(endpoints.contacts.update)
  @ApiUpdateContact()
  update(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
    @Body() body: UpdateContactDto,
    @Headers('If-Match') ifMatch?: string,
  ): Promise<JsonText<Contact>> {
    return this.contacts.update(user.id, id, body, ifMatch);
  }

  @Route(endpoints.contacts.remove)
  @ApiDeleteContact()
  remove(@CurrentUser() user: User, @Param('id', ContactIdPipe) id: string): Promise<void> {
    return this.contacts.remove(user.id, id);
  }

  @Route(endpoints.contacts.restore)
  @Gives('contact')
  @ApiRestoreContact()
  restore(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
  ): Promise<JsonText<Contact>> {
    return this.contacts.restore(user.id, id);
  }
}

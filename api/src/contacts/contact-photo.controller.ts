import { Controller, Delete, Param, Put, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { type JsonText } from '../http/json-text.ts';
import { ApiPhotoForm, readPhotoForm } from '../photos/photo-form.ts';
import { ApiContactId, ContactIdPipe } from './contact-id.pipe.ts';
import { ContactPhotoService } from './contact-photo.service.ts';
import { CONTACT_VERSION } from './contact-version.ts';
import { ContactDto } from './dto/contact.dto.ts';

@ApiTags('Contacts')
@Controller('api/contacts/:id/photo')
export class ContactPhotoController {
  constructor(private readonly photos: ContactPhotoService) {}

  @Put()
  @Scope('contacts:write')
  @Changes('contacts')
  @ApiOperation({
    summary: 'Set the photo of a contact',
    description:
      'The form holds a picture (JPEG, PNG, WebP, GIF or AVIF) of up to 1 MB. A square of 192 pixels is cut out of its middle and stored without ' +
      'the place and camera that came with it; `photoPath` is where it is. It takes the place of `photoUrl`.',
  })
  @ApiContactId('id')
  @ApiPhotoForm(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'])
  @ApiOkResponse({ type: ContactDto, headers: CONTACT_VERSION })
  async set(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JsonText<ContactDto>> {
    return this.photos.set(user.id, id, await readPhotoForm(request, response));
  }

  @Delete()
  @Scope('contacts:write')
  @Changes('contacts')
  @ApiOperation({
    summary: 'Remove the photo of a contact',
    description: 'Wherever it came from: an address that was given for it is cleared as well.',
  })
  @ApiContactId('id')
  @ApiOkResponse({ type: ContactDto, headers: CONTACT_VERSION })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'])
  remove(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
  ): Promise<JsonText<ContactDto>> {
    return this.photos.remove(user.id, id);
  }
}

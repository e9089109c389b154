import { Body, Controller, Delete, Get, Headers, Put, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { ApiTextFile } from '../documentation/api-text-file.ts';
import { Changes, Shows } from '../documentation/effects.ts';
import { AccountOnly } from '../documentation/scopes.ts';
import { type JsonText, type TextFile } from '../http/json-text.ts';
import { ApiPhotoForm, readPhotoForm } from '../photos/photo-form.ts';
import { OwnDetailsDto, SaveOwnDetailsDto } from '../user/dto/own-details.dto.ts';
import { OwnDetailsService } from './own-details.service.ts';

const VERSION = {
  ETag: { description: 'Version of the details', schema: { type: 'string' as const } },
};

@ApiTags('User')
@Controller('api/user/details')
export class OwnDetailsController {
  constructor(private readonly details: OwnDetailsService) {}

  @Get()
  @AccountOnly()
  @Shows('profile', 'own-photo')
  @ApiOperation({
    summary: 'Get who the signed-in person is, and how they write times and dates',
  })
  @ApiOkResponse({ type: OwnDetailsDto, headers: VERSION })
  @ApiErrors([])
  find(@CurrentUser() user: User): Promise<JsonText<OwnDetailsDto>> {
    return this.details.find(user);
  }

  @Put()
  @AccountOnly()
  @Changes('profile', 'digest', 'push')
  @ApiOperation({
    summary: 'Say who you are, and how you write times and dates',
    description:
      'Takes the place of what was there. The daily email and the calendar feed follow the time zone; meetings that go out as .ics files name you as the organizer.',
  })
  @ApiHeader({
    name: 'If-Match',
    description: 'The ETag that the change is based on; without it the last change wins',
    required: false,
    schema: { type: 'string' },
    example: '"1-3q2-7wXkT1vZ"',
  })
  @ApiOkResponse({ type: OwnDetailsDto, headers: VERSION })
  @ApiErrors(['VALIDATION_FAILED', 'DETAILS_CHANGED'], {
    VALIDATION_FAILED: 'timeZone must be a time zone like Europe/London',
  })
  save(
    @CurrentUser() user: User,
    @Body() body: SaveOwnDetailsDto,
    @Headers('If-Match') ifMatch?: string,
  ): Promise<JsonText<OwnDetailsDto>> {
    return this.details.save(user, body, ifMatch);
  }

  @Put('photo')
  @AccountOnly()
  @Changes('own-photo')
  @ApiOperation({
    summary: 'Set your photo',
    description:
      'The form holds a picture (JPEG, PNG, WebP, GIF or AVIF) of up to 1 MB, which is stored as that of a contact is. It stands on your card, and in the header where the account has no picture.',
  })
  @ApiPhotoForm()
  @ApiOkResponse({ type: OwnDetailsDto, headers: VERSION })
  async setPhoto(
    @CurrentUser() user: User,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JsonText<OwnDetailsDto>> {
    return this.details.setPhoto(user, await readPhotoForm(request, response));
  }

  @Delete('photo')
  @AccountOnly()
  @Changes('own-photo')
  @ApiOperation({ summary: 'Remove your photo' })
  @ApiOkResponse({ type: OwnDetailsDto, headers: VERSION })
  @ApiErrors([])
  removePhoto(@CurrentUser() user: User): Promise<JsonText<OwnDetailsDto>> {
    return this.details.removePhoto(user);
  }

  @Get('card.vcf')
  @AccountOnly()
  @Shows('profile', 'own-photo')
  @ApiOperation({ summary: 'Download your own card as a vCard' })
  @ApiTextFile('text/vcard', 'my-card.vcf')
  @ApiErrors([])
  card(@CurrentUser() user: User): Promise<TextFile> {
    return this.details.card(user);
  }
}

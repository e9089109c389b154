import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { FromReplica } from '../database/from-replica.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, ChangesWithTime, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { Replay } from '../http/replay.ts';
import { type JsonText, type Page } from '../http/json-text.ts';
import {
  ContactMatchDto,
  DuplicateListQueryDto,
  DuplicatePairDto,
  MatchContactsDto,
  MatchedContactsDto,
  NotSamePersonDto,
} from './dto/duplicates.dto.ts';
import { DuplicatesService } from './duplicates.service.ts';

@ApiTags('Contacts')
@Controller('api')
export class DuplicatesController {
  constructor(private readonly duplicates: DuplicatesService) {}

  @Post('contacts/matches')
  @HttpCode(200)
  @Scope('contacts:read')
  @Changes()
  @Replay('none')
  @ApiOperation({
    summary: 'Find the contacts that some people are, or may be',
    description:
      'By profile, email, phone, name and organization. Only those with the grade `same` are certain enough to be merged without a look. Nothing is stored.',
  })
  @ApiExtraModels(ContactMatchDto)
  @ApiOkResponse({ type: MatchedContactsDto })
  @ApiErrors(['VALIDATION_FAILED'], {
    VALIDATION_FAILED: 'people must have at most 500 items',
  })
  matches(
    @CurrentUser() user: User,
    @Body() body: MatchContactsDto,
  ): Promise<JsonText<MatchedContactsDto>> {
    return this.duplicates.matches(user.id, body);
  }

  @Get('contacts/duplicates')
  @FromReplica()
  @Scope('contacts:read')
  @Shows('contacts', 'labels')
  @ChangesWithTime('due')
  @ApiOperation({
    summary: 'List pairs of contacts that are, or may be, one person',
    description:
      'What people share, such as the phone of an office or an info address, makes no pair by itself.',
  })
  @ApiOkResponse({
    type: [DuplicatePairDto],
    headers: {
      Link: {
        description: 'The next page, as rel="next"; missing on the last one',
        schema: { type: 'string' },
      },
    },
  })
  @ApiErrors(['VALIDATION_FAILED'], {
    VALIDATION_FAILED: 'limit must be a whole number from 1',
  })
  pairs(
    @CurrentUser() user: User,
    @Query() query: DuplicateListQueryDto,
  ): Promise<Page<DuplicatePairDto>> {
    return this.duplicates.pairs(user.id, query);
  }

  @Post('contacts/:id/not-same')
  @HttpCode(204)
  @Scope('contacts:write')
  @Changes('contacts')
  @ApiOperation({
    summary: 'Say that two contacts are not one person, or take that back',
    description: 'The list of pairs leaves them out. It may be said in either direction.',
  })
  @ApiContactId('id')
  @ApiNoContentResponse({ description: 'Noted' })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND', 'VALIDATION_FAILED'], {
    VALIDATION_FAILED: 'other must be a UUID',
  })
  notSame(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
    @Body() { other, dismissed }: NotSamePersonDto,
  ): Promise<void> {
    return this.duplicates.tellApart(user.id, id, other, dismissed);
  }
}

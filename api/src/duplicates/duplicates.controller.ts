import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { type DuplicatePair, endpoints, type MatchedContacts } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { ANEW, Gives } from '../http/gives.ts';
import { type JsonText, type Page } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
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
@Controller()
export class DuplicatesController {
  constructor(private readonly duplicates: DuplicatesService) {}

  @Route(endpoints.duplicates.matches)
  @Gives(ANEW)
  @ApiOperation({
    summary: 'Find the contacts that some people are, or may be',
    description:
      'By profile, email, phone, name and organization. Only those with the grade `same` are certain enough to be merged without a look. Nothing is stored.',
  })
  @ApiExtraModels(ContactMatchDto)
  @ApiOkResponse({ type: MatchedContactsDto })
  @ApiErrors(endpoints.duplicates.matches, {
    VALIDATION_FAILED: 'people must have at most 500 items',
  })
  matches(
    @CurrentUser() user: User,
    @Body() body: MatchContactsDto,
  ): Promise<JsonText<MatchedContacts>> {
    return this.duplicates.matches(user.id, body);
  }

  @Route(endpoints.duplicates.pairs)
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
  @ApiErrors(endpoints.duplicates.pairs, {
    VALIDATION_FAILED: 'limit must be a whole number from 1',
  })
  pairs(
    @CurrentUser() user: User,
    @Query() query: DuplicateListQueryDto,
  ): Promise<Page<DuplicatePair>> {
    return this.duplicates.pairs(user.id, query);
  }

  @Route(endpoints.duplicates.notSame)
  @ApiOperation({
    summary: 'Say that two contacts are not one person, or take that back',
    description: 'The list of pairs leaves them out. It may be said in either direction.',
  })
  @ApiContactId('id')
  @ApiNoContentResponse({ description: 'Noted' })
  @ApiErrors(endpoints.duplicates.notSame, { VALIDATION_FAILED: 'other must be a UUID' })
  notSame(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
    @Body() { other, dismissed }: NotSamePersonDto,
  ): Promise<void> {
    return this.duplicates.tellApart(user.id, id, other, dismissed);
  }
}

import { applyDecorators, Body, Controller, Delete, Get } from '@nestjs/common';
import { HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, Shows } from '../documentation/effects.ts';
import { AccountOnly } from '../documentation/scopes.ts';
import { ApiId, IdPipe } from '../http/id-pipe.ts';
import { type JsonText } from '../http/json-text.ts';
import { Replay } from '../http/replay.ts';
import { AddressBooksService } from './address-books.service.ts';
import {
  AddressBookDto,
  ChangeAddressBookDto,
  ConnectAddressBookDto,
} from './dto/address-book.dto.ts';
import {
  AcceptMatchesDto,
  AnswerCardQuestionDto,
  CardProblemDto,
  CardQuestionDto,
} from './dto/card-question.dto.ts';

const ID = new IdPipe('INVALID_ADDRESS_BOOK_ID');
const ApiBookId = () => ApiId('Id of a connection');
const ApiQuestionId = () => applyDecorators(ApiBookId(), ApiId('Id of a question', 'questionId'));
const REFUSED =
  'The server refuses this user name or password. Check both; an account with two-factor sign-in needs an app password.';

@ApiTags('Address books')
@Controller('api/address-books')
export class AddressBooksController {
  constructor(private readonly books: AddressBooksService) {}

  @Get()
  @AccountOnly()
  @Shows('address-books', 'contacts', 'calendars')
  @ApiOperation({
    summary: 'List the accounts whose address books are synced and calendars read, oldest first',
  })
  @ApiOkResponse({ type: [AddressBookDto] })
  @ApiErrors([])
  list(@CurrentUser() user: User): Promise<JsonText<AddressBookDto[]>> {
    return this.books.list(user.id);
  }

  @Post()
  @AccountOnly()
  @Changes('address-books')
  @Replay('none')
  @ApiOperation({
    summary: 'Connect an account by CardDAV and CalDAV, and find its address books and calendars',
    description:
      'Nothing is synced or read before you choose some. 10 a minute, with new passwords.',
  })
  @ApiCreatedResponse({ type: AddressBookDto })
  @ApiErrors(['VALIDATION_FAILED', 'LIMIT_REACHED', 'ADDRESS_BOOK_REFUSED', 'ADDRESS_BOOKS_OFF'], {
    VALIDATION_FAILED: 'password is required',
    LIMIT_REACHED: "address can't be added: there are already 5 accounts; disconnect one first",
    ADDRESS_BOOK_REFUSED: REFUSED,
  })
  connect(
    @CurrentUser() user: User,
    @Body() body: ConnectAddressBookDto,
  ): Promise<JsonText<AddressBookDto>> {
    return this.books.connect(user.id, body);
  }

  @Patch(':id')
  @AccountOnly()
  @Changes('address-books', 'calendars', 'contacts')
  @ApiOperation({
    summary: 'Choose what is synced or read, and how, or enter a new password',
    description: 'Chosen calendars are read soon after and once an hour, like subscriptions.',
  })
  @ApiBookId()
  @ApiOkResponse({ type: AddressBookDto })
  @ApiErrors(
    [
      ...(['INVALID_ADDRESS_BOOK_ID', 'VALIDATION_FAILED', 'ADDRESS_BOOK_NOT_FOUND'] as const),
      ...(['ADDRESS_BOOK_REFUSED', 'ADDRESS_BOOKS_OFF'] as const),
      ...(['CALENDAR_EXISTS', 'LIMIT_REACHED'] as const),
    ],
    {
      VALIDATION_FAILED: 'twoWay must be true or false',
      ADDRESS_BOOK_REFUSED: REFUSED,
      LIMIT_REACHED: "calendarIds can't be added: there are already 20 calendars",
    },
  )
  change(
    @CurrentUser() user: User,
    @Param('id', ID) id: string,
    @Body() body: ChangeAddressBookDto,
  ): Promise<JsonText<AddressBookDto>> {
    return this.books.change(user.id, id, body);
  }

  @Post(':id/sync')
  @HttpCode(200)
  @AccountOnly()
  @Changes('address-books', 'calendars')
  @Replay('none')
  @ApiOperation({ summary: 'Sync and read calendars soon, in the background' })
  @ApiBookId()
  @ApiOkResponse({ type: AddressBookDto })
  @ApiErrors(['INVALID_ADDRESS_BOOK_ID', 'ADDRESS_BOOK_NOT_FOUND'])
  sync(@CurrentUser() user: User, @Param('id', ID) id: string): Promise<JsonText<AddressBookDto>> {
    return this.books.sync(user.id, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @AccountOnly()
  @Changes('address-books', 'calendars', 'contacts')
  @ApiOperation({
    summary: 'Disconnect an account; contacts and cards stay on both sides',
    description: 'Its calendars are removed with their planned meetings.',
  })
  @ApiBookId()
  @ApiNoContentResponse({ description: 'Disconnected' })
  @ApiErrors(['INVALID_ADDRESS_BOOK_ID', 'ADDRESS_BOOK_NOT_FOUND'])
  remove(@CurrentUser() user: User, @Param('id', ID) id: string): Promise<void> {
    return this.books.remove(user.id, id);
  }

  @Get(':id/questions')
  @AccountOnly()
  @Shows('address-books', 'contacts')
  @ApiOperation({ summary: 'List the questions about cards of an account, up to 1,000' })
  @ApiBookId()
  @ApiOkResponse({ type: [CardQuestionDto] })
  @ApiErrors(['INVALID_ADDRESS_BOOK_ID', 'ADDRESS_BOOK_NOT_FOUND'])
  questions(
    @CurrentUser() user: User,
    @Param('id', ID) id: string,
  ): Promise<JsonText<CardQuestionDto[]>> {
    return this.books.questions(user.id, id);
  }

  @Post(':id/questions')
  @HttpCode(200)
  @AccountOnly()
  @Changes('address-books')
  @Replay('none')
  @ApiOperation({ summary: 'Accept certain matches together; the next sync carries it out' })
  @ApiBookId()
  @ApiOkResponse({ type: AddressBookDto })
  @ApiErrors(['INVALID_ADDRESS_BOOK_ID', 'VALIDATION_FAILED', 'ADDRESS_BOOK_NOT_FOUND'], {
    VALIDATION_FAILED: 'questionIds must be a list of ids',
  })
  accept(
    @CurrentUser() user: User,
    @Param('id', ID) id: string,
    @Body() body: AcceptMatchesDto,
  ): Promise<JsonText<AddressBookDto>> {
    return this.books.accept(user.id, id, body);
  }

  @Post(':id/questions/:questionId')
  @HttpCode(204)
  @AccountOnly()
  @Changes('address-books')
  @ApiOperation({ summary: 'Answer a question; the next sync, which begins soon, carries it out' })
  @ApiQuestionId()
  @ApiNoContentResponse({ description: 'Stored' })
  @ApiErrors(
    [
      ...(['INVALID_ADDRESS_BOOK_ID', 'VALIDATION_FAILED', 'ADDRESS_BOOK_NOT_FOUND'] as const),
      'CARD_QUESTION_NOT_FOUND',
    ],
    { VALIDATION_FAILED: 'decision must be one of same, different, leave' },
  )
  answer(
    @CurrentUser() user: User,
    @Param('id', ID) id: string,
    @Param('questionId', ID) questionId: string,
    @Body() body: AnswerCardQuestionDto,
  ): Promise<void> {
    return this.books.answer(user.id, id, questionId, body);
  }

  @Get(':id/problems')
  @AccountOnly()
  @Shows('address-books', 'contacts')
  @ApiOperation({ summary: 'List the cards that are not in step, up to 100' })
  @ApiBookId()
  @ApiOkResponse({ type: [CardProblemDto] })
  @ApiErrors(['INVALID_ADDRESS_BOOK_ID', 'ADDRESS_BOOK_NOT_FOUND'])
  problems(
    @CurrentUser() user: User,
    @Param('id', ID) id: string,
  ): Promise<JsonText<CardProblemDto[]>> {
    return this.books.problems(user.id, id);
  }
}

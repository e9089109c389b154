import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ADDRESS_BOOK_FAILURES,
  ADDRESS_BOOK_LIMITS,
  type AddressBookFailure,
  CALENDAR_FAILURES,
  type CalendarFailure,
} from '@rapport/contracts';
import { ValidateIf } from 'class-validator';
import { TimeZoneField } from '../../calendars/dto/calendar.dto.ts';
import { lengthOf, type Problem } from '../../validation/domain/text-rules.ts';
import { idsProblem, TitleField } from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';

const ID = { type: String, format: 'uuid' } as const;
const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;
const COUNT = { type: 'integer', minimum: 0, example: 0 } as const;
const ADDRESS = {
  description: 'The address of the server, or an email address at iCloud or Fastmail',
  example: 'https://cloud.example.com',
  longest: ADDRESS_BOOK_LIMITS.address,
};
const USER_NAME = {
  description: 'User name',
  example: 'ada',
  longest: ADDRESS_BOOK_LIMITS.userName,
};
const PASSWORD = {
  type: String,
  minLength: 1,
  maxLength: ADDRESS_BOOK_LIMITS.password,
  description: 'Stored encrypted, and never returned. Some providers want an app password.',
  example: 'app-password',
} as const;
const TWO_WAYS = 'Whether changes in Rapport are written to the server, too';
const LABELS = {
  type: 'array',
  items: { type: 'string', format: 'uuid' },
  maxItems: ADDRESS_BOOK_LIMITS.labels,
  example: [],
} as const;
const LABELS_WORDS =
  'Contacts with one of these labels get a card on the server; all contacts if there are none';
const isSent = (_dto: object, value: unknown) => value !== undefined;

function passwordProblem(value: unknown): Problem {
  if (typeof value !== 'string' || value === '') return 'is required';
  return lengthOf(value) <= PASSWORD.maxLength
    ? null
    : `must have at most ${PASSWORD.maxLength} characters`;
}

/** An address book of the account. */
export class AddressBookCollectionDto {
  @ApiProperty(ID) id: string;
  @ApiProperty({ type: String, example: 'Contacts' }) name: string;
  @ApiProperty({ type: Boolean, description: 'Whether the user may write there' })
  mayWrite: boolean;
  @ApiProperty({ type: Boolean, description: 'Whether its cards are synced' }) chosen: boolean;
}

/** A calendar of the account. */
export class AddressBookCalendarDto {
  @ApiProperty({
    ...ID,
    description: 'Also of the calendar in GET /api/calendars, if it is chosen',
  })
  id: string;

  @ApiProperty({ type: String, example: 'Work' }) name: string;

  @ApiProperty({ type: Boolean, description: 'Whether its events with a contact become meetings' })
  chosen: boolean;

  @ApiProperty({ ...TIME, nullable: true, description: 'When it was last read' })
  readAt: string | null;

  @ApiProperty({
    enum: CALENDAR_FAILURES,
    nullable: true,
    example: null,
    description: 'Why the last attempt to read it failed',
  })
  failure: CalendarFailure | null;

  @ApiProperty({ ...TIME, nullable: true, example: null, description: 'Since when it has failed' })
  failingSince: string | null;
}

/** A connection to the address books of an account, without its password. */
export class AddressBookDto {
  @ApiProperty(ID) id: string;
  @ApiProperty({ type: String, example: 'https://cloud.example.com/' }) address: string;
  @ApiProperty({ type: String, example: 'ada' }) userName: string;
  @ApiProperty({ type: Boolean, description: TWO_WAYS }) twoWay: boolean;
  @ApiProperty({ ...LABELS, description: LABELS_WORDS }) labelIds: string[];
  @ApiProperty({ type: [AddressBookCollectionDto] }) collections: AddressBookCollectionDto[];

  @ApiProperty({
    type: [AddressBookCalendarDto],
    description: 'The calendars that were found in the account. They are only read.',
  })
  calendars: AddressBookCalendarDto[];

  @ApiProperty({ type: Boolean, description: 'Whether a sync is under way, or about to begin' })
  syncing: boolean;

  @ApiProperty({ ...COUNT, nullable: true, description: 'Cards that this sync has looked at' })
  done: number | null;
  @ApiProperty({ ...COUNT, nullable: true, description: 'Cards that this sync looks at' })
  total: number | null;
  @ApiProperty({ ...TIME, nullable: true, description: 'When the last sync succeeded' })
  syncedAt: string | null;

  @ApiProperty({
    enum: ADDRESS_BOOK_FAILURES,
    nullable: true,
    example: null,
    description: 'Why the last sync failed',
  })
  failure: AddressBookFailure | null;

  @ApiProperty({ ...TIME, nullable: true, example: null, description: 'Since when it has failed' })
  failingSince: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Where the server sends to, if the failure is `moved`',
  })
  movedTo: string | null;

  @ApiProperty({ ...COUNT, description: 'Cards that have a contact' }) linked: number;
  @ApiProperty({ ...COUNT, description: 'Questions that wait for an answer' }) questions: number;
  @ApiProperty({ ...COUNT, description: 'Cards that are not in step, or only in part' })
  problems: number;
  @ApiProperty(TIME) createdAt: string;
}

/** The body of POST /api/address-books. */
export class ConnectAddressBookDto {
  @TitleField(ADDRESS) address: string;
  @TitleField(USER_NAME) userName: string;
  @ApiProperty(PASSWORD) @Rule(passwordProblem) password: string;
}

/** The body of PATCH /api/address-books/{id}: what stays is left out. */
export class ChangeAddressBookDto {
  @ApiPropertyOptional(PASSWORD) @ValidateIf(isSent) @Rule(passwordProblem) password?: string;

  @ApiPropertyOptional({ type: Boolean, description: TWO_WAYS, example: true })
  @ValidateIf(isSent)
  @Rule((value) => (typeof value === 'boolean' ? null : 'must be true or false'))
  twoWay?: boolean;

  @ApiPropertyOptional({ ...LABELS, description: LABELS_WORDS })
  @ValidateIf(isSent)
  @Rule((value) => idsProblem(value, ADDRESS_BOOK_LIMITS.labels))
  labelIds?: string[];

  @ApiPropertyOptional({
    ...LABELS,
    maxItems: ADDRESS_BOOK_LIMITS.collections,
    description:
      'The address books to sync. What is left out stays as it is on both sides, without a sync.',
  })
  @ValidateIf(isSent)
  @Rule((value) => idsProblem(value, ADDRESS_BOOK_LIMITS.collections))
  collectionIds?: string[];

  @ApiPropertyOptional({
    ...LABELS,
    maxItems: ADDRESS_BOOK_LIMITS.collections,
    description: 'The calendars to read. What is left out is removed with its planned meetings.',
  })
  @ValidateIf(isSent)
  @Rule((value) => idsProblem(value, ADDRESS_BOOK_LIMITS.collections))
  calendarIds?: string[];

  @TimeZoneField() timeZone?: string | null;
}

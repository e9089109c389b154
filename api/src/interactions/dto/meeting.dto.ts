import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  completeMeetingLink,
  DURATION_LIMITS,
  INTERACTION_OUTCOMES,
  INTERACTION_TYPES,
  type InteractionOutcome,
  type InteractionType,
  MEETING_LIMITS,
  MEETING_STATES,
  meetingLinkObstacle,
  type MeetingState,
  TEXT_LIMITS,
} from '@rapport/contracts';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { MEETING_LINK } from '../../validation/domain/patterns.ts';
import { LINK_PROBLEMS } from '../../validation/domain/address-rules.ts';
import { type Problem, textProblem } from '../../validation/domain/text-rules.ts';
import { timeProblem } from '../../validation/domain/time-rules.ts';
import { wholeNumberProblem } from '../../validation/domain/value-rules.ts';
import {
  idsProblem,
  OptionalNotesField,
  OptionalTextField,
  TIME_SCHEMA,
} from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';

const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;
const ID = { type: String, format: 'uuid' } as const;
const TITLE = {
  description: 'What it is about; without one it is called by its people',
  example: 'Budget',
};
/** The schema of a meeting's attendees in a body. */
export const PEOPLE = {
  type: 'array',
  items: { type: 'string', format: 'uuid' },
  minItems: 1,
  maxItems: MEETING_LIMITS.people,
  uniqueItems: true,
  description: 'The contacts who take part',
  example: ['018f6b1e-0000-7000-8000-000000000115'],
} as const;

const isGiven = (_dto: object, value: unknown): boolean => value !== undefined && value !== null;

/** Unlike absent, null is invalid, because a meeting always has these. */
const isThere = (_dto: object, value: unknown): boolean => value !== undefined;

/** Validates a list of attendees. */
export function peopleProblem(value: unknown): Problem {
  const problem = idsProblem(value, MEETING_LIMITS.people);
  if (problem !== null) return problem;
  return Array.isArray(value) && value.length > 0 ? null : 'must have at least 1 item';
}

function linkProblem(value: unknown): Problem {
  const problem = textProblem(value, { longest: MEETING_LIMITS.link });
  if (problem !== null || typeof value !== 'string') return problem;
  const obstacle = meetingLinkObstacle(value);
  if (obstacle === 'number') return 'must have a phone number after tel:';
  if (obstacle !== 'scheme') return obstacle && LINK_PROBLEMS[obstacle];
  return `${LINK_PROBLEMS.scheme}, or tel: and a phone number`;
}

/** The optional facts of a meeting besides time and attendees; null for none. */
class MeetingDetailsDto {
  @OptionalTextField(TITLE) title?: string | null;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: DURATION_LIMITS.min,
    maximum: DURATION_LIMITS.max,
    description: 'In minutes',
    example: 45,
  })
  @ValidateIf(isGiven)
  @Rule((value) => wholeNumberProblem(value, DURATION_LIMITS))
  duration?: number | null;

  @OptionalTextField({ description: 'Where it takes place', example: 'Café Einstein' })
  place?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: MEETING_LIMITS.link,
    pattern: MEETING_LINK,
    description: 'A web address, or `tel:` and a phone number',
    example: 'https://meet.example.com/budget',
  })
  @Transform(({ value }): unknown => {
    const text: unknown = typeof value === 'string' ? value.trim() : value;
    return typeof text === 'string' ? completeMeetingLink(text) || null : text;
  })
  @ValidateIf(isGiven)
  @Rule(linkProblem)
  link?: string | null;

  @OptionalTextField({
    description: 'What the user wants from it',
    example: 'A yes to the second year',
    longest: MEETING_LIMITS.line,
  })
  goal?: string | null;

  @OptionalTextField({
    description: 'What is new since last time',
    example: 'Delivery is a week faster',
    longest: MEETING_LIMITS.line,
  })
  news?: string | null;

  @OptionalTextField({
    description: 'What they might object to',
    example: 'The price went up by 4 %',
    longest: MEETING_LIMITS.line,
  })
  worry?: string | null;

  @OptionalNotesField({
    description: 'Whatever else there is to say of it',
    example: 'Agenda: prices, delivery, the second year.',
  })
  notes?: string | null;
}

/** The body of POST /api/meetings. */
export class CreateMeetingDto extends MeetingDetailsDto {
  @ApiProperty({ ...TIME_SCHEMA, description: 'Up to a year from now' })
  @Rule(timeProblem)
  startsAt: string;

  @ApiProperty(PEOPLE)
  @Rule(peopleProblem)
  contactIds: string[];
}

/** The body of PATCH /api/meetings/{id}; absent fields stay unchanged. */
export class UpdateMeetingDto extends MeetingDetailsDto {
  @ApiPropertyOptional({ ...TIME_SCHEMA, description: 'Up to a year from now' })
  @ValidateIf(isThere)
  @Rule(timeProblem)
  startsAt?: string;

  @ApiPropertyOptional(PEOPLE)
  @ValidateIf(isThere)
  @Rule(peopleProblem)
  contactIds?: string[];
}

/** An attendee, with the meeting's interaction in their history. */
export class MeetingPersonDto {
  @ApiProperty(ID) id: string;
  @ApiProperty({ type: String, example: 'Ada Lovelace' }) displayName: string;
  @ApiProperty({ type: String, nullable: true, example: 'Ada' }) givenName: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Lovelace' }) familyName: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Nordwind GmbH' })
  organizationName: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) photoPath: string | null;
  @ApiProperty({ ...ID, description: 'The meeting in their history' }) interactionId: string;
}

/** The fields of a meeting that its interactions include. */
export class InteractionMeetingDto {
  @ApiProperty(ID) id: string;

  @ApiProperty({ type: String, nullable: true, example: 'Café Einstein' })
  place: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'https://meet.example.com/budget' })
  link: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'What the user wants from it',
    example: 'A yes to the second year',
    maxLength: MEETING_LIMITS.line,
  })
  goal?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'What is new since last time',
    example: 'Delivery is a week faster',
    maxLength: MEETING_LIMITS.line,
  })
  news?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'What they might object to',
    example: 'The price went up by 4 %',
    maxLength: MEETING_LIMITS.line,
  })
  worry?: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Whatever else there is to say of it, in several lines',
    example: 'Agenda: prices, delivery, the second year.',
    maxLength: TEXT_LIMITS.notes,
  })
  notes: string | null;

  @ApiProperty({
    enum: MEETING_STATES,
    description: 'planned until someone says how it went, also when its time has passed',
    example: 'planned',
  })
  state: MeetingState;

  @ApiProperty({ type: [MeetingPersonDto], description: 'By name' })
  people: MeetingPersonDto[];
}

/**
 * Response of GET /api/meetings/{id}: something planned with one or more contacts. It's an interaction in the
 * history of each, with the title as its description.
 */
export class MeetingDto extends InteractionMeetingDto {
  @ApiProperty({
    type: String,
    description: 'What to call it: the title, or who is met where it has none',
    example: TITLE.example,
  })
  title: string;

  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: TEXT_LIMITS.short,
    description: 'The title that it was given; null for none',
    example: TITLE.example,
  })
  ownTitle: string | null;

  @ApiProperty({ enum: INTERACTION_TYPES, description: 'What is planned', example: 'call' })
  type: InteractionType;

  @ApiProperty({
    enum: INTERACTION_OUTCOMES,
    nullable: true,
    description: 'How it went, once that is logged',
    example: null,
  })
  outcome: InteractionOutcome | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What was noted with the outcome, for everyone who was there',
    example: null,
  })
  outcomeNotes: string | null;

  @ApiProperty(TIME) startsAt: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'In minutes', example: 45 })
  duration: number | null;

  @ApiProperty({
    type: String,
    description: '`own`, or the id of the calendar that it was read from',
    example: 'own',
  })
  source: string;
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  INTERACTION_TYPES,
  type InteractionType,
  KNOWN_LEAST_KINDS,
  TODAY_DUE_KINDS,
} from '@rapport/contracts';
import { OpenCommitmentDto } from '../../commitments/dto/commitment.dto.ts';
import { WatchForDto } from '../../guidance/dto/guidance.dto.ts';
import { InteractionMeetingDto, MeetingDto } from '../../interactions/dto/meeting.dto.ts';
import { ToldDto } from '../../stated-preferences/dto/told.dto.ts';
import { TodayReachDto } from './today-reach.dto.ts';

const ID = { type: String, format: 'uuid' } as const;
const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;
const DAY = { type: String, format: 'date', example: '2026-03-14' } as const;
const HEADLINE = { type: String, nullable: true, example: 'Budget for the spring' } as const;
const ACTION = {
  type: String,
  description: 'For PATCH /api/actions/{contactId}/{actionId}',
  example: 'R3:0195a000-0000-7000-8000-000000000001:9f2c41d7',
} as const;

/** The person of an entry. */
export class TodayPersonDto {
  @ApiProperty(ID) id: string;
  @ApiProperty({ type: String, example: 'Ada Lovelace' }) displayName: string;
  @ApiProperty({ type: String, nullable: true, example: 'Ada' }) givenName: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Lovelace' }) familyName: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) photoPath: string | null;
}

/** An interaction planned for today or tomorrow. */
export class TodayMeetingDto {
  @ApiProperty({ type: TodayPersonDto }) person: TodayPersonDto;
  @ApiProperty(ID) interactionId: string;
  @ApiProperty({ enum: INTERACTION_TYPES, example: 'meeting' }) type: InteractionType;
  @ApiProperty(HEADLINE) description: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'In minutes', example: 25 })
  duration: number | null;

  @ApiProperty(TIME) interactionDate: string;

  @ApiProperty({ type: InteractionMeetingDto, nullable: true, example: null })
  meeting: InteractionMeetingDto | null;

  @ApiProperty({ type: [ToldDto], description: 'What the people said they like' })
  told: ToldDto[];

  @ApiProperty({ enum: ['today', 'tomorrow'], example: 'today' })
  day: 'today' | 'tomorrow';
}

/** A follow-up promised for today or an earlier day. */
export class TodayFollowUpDto {
  @ApiProperty({ type: TodayPersonDto }) person: TodayPersonDto;
  @ApiProperty(ID) interactionId: string;
  @ApiProperty(ACTION) actionId: string;
  @ApiProperty({ type: String, example: 'Send the figures' }) title: string;

  @ApiProperty({ type: String, example: 'Promised to Ada Lovelace in the call on Monday.' })
  reason: string;

  @ApiProperty({ ...DAY, description: 'The day it is promised for' }) followUpAt: string;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Whole days since then', example: 1 })
  daysLate: number;
}

/** Someone to reach out to. */
export class TodayDueDto {
  @ApiProperty({ type: TodayPersonDto }) person: TodayPersonDto;
  @ApiProperty(ACTION) actionId: string;

  @ApiProperty({
    enum: TODAY_DUE_KINDS,
    description: 'repair after a contact that went badly, overdue before today, or due today',
    example: 'overdue',
  })
  kind: (typeof TODAY_DUE_KINDS)[number];

  @ApiProperty({
    type: String,
    example: '80 days since your message, 50 past your 30-day cadence.',
  })
  reason: string;

  @ApiProperty(TIME) dueAt: string;

  @ApiProperty({
    type: TodayReachDto,
    nullable: true,
    description: 'How they said they want to be reached, and when; null where they said neither',
  })
  reach: TodayReachDto | null;
}

/** The contact who is due next, after today. */
export class TodayNextDto {
  @ApiProperty({ type: TodayPersonDto }) person: TodayPersonDto;
  @ApiProperty(TIME) dueAt: string;
}

/** A date in a custom field. */
export class TodayDateDto {
  @ApiProperty({ type: TodayPersonDto }) person: TodayPersonDto;
  @ApiProperty({ ...ID, description: 'The field' }) fieldId: string;
  @ApiProperty({ type: String, description: 'Its name', example: 'Contract ends' }) label: string;
  @ApiProperty({ ...DAY, description: 'When it is next' }) day: string;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 7, example: 3 }) daysAhead: number;
}

/** What to watch for with a contact. */
export class TodayObservationDto {
  @ApiProperty({ type: TodayPersonDto }) person: TodayPersonDto;
  @ApiProperty({ type: WatchForDto }) watchFor: WatchForDto;
}

/** A contact with their last interaction other than a note. */
export class TodayMetDto {
  @ApiProperty({ type: TodayPersonDto }) person: TodayPersonDto;
  @ApiProperty(ID) interactionId: string;
  @ApiProperty({ enum: INTERACTION_TYPES, example: 'call' }) type: InteractionType;
  @ApiProperty(HEADLINE) description: string | null;
  @ApiProperty(TIME) interactionDate: string;
}

/** A recently met contact about whom little is known. */
export class TodayKnownLeastDto {
  @ApiProperty({ type: TodayPersonDto }) person: TodayPersonDto;

  @ApiProperty({
    enum: KNOWN_LEAST_KINDS,
    description: 'Not assessed yet, or no email, phone, or link is stored',
    example: 'assess',
  })
  kind: (typeof KNOWN_LEAST_KINDS)[number];

  @ApiProperty({
    type: String,
    example: 'Four interactions, no assessment yet. It takes about two minutes.',
  })
  reason: string;
}

/** Response of GET /api/today. */
export class TodayDto {
  @ApiProperty({ ...DAY, description: 'Today in the time zone' }) date: string;

  @ApiProperty({ type: [TodayMeetingDto], description: 'Planned until the end of tomorrow' })
  meetings: TodayMeetingDto[];

  @ApiProperty({
    type: [MeetingDto],
    description: 'Meetings of the last month that have begun and are not said to be held',
  })
  begun: MeetingDto[];

  @ApiProperty({
    type: [MeetingDto],
    description: 'Planned in the 14 days after tomorrow, the soonest first; 100 at most',
  })
  ahead: MeetingDto[];

  @ApiProperty({ type: [TodayFollowUpDto], description: 'Promised for today or earlier' })
  followUps: TodayFollowUpDto[];

  @ApiProperty({
    type: [OpenCommitmentDto],
    description:
      'Promised or asked, either way, and due within a week or without a day; the soonest first',
  })
  commitments: OpenCommitmentDto[];

  @ApiProperty({
    type: [TodayDueDto],
    description: 'What went badly first, then the longest overdue; about 30 at most',
  })
  due: TodayDueDto[];

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'How many are due, as the list counts them; counted up to 1,000',
    example: 4,
  })
  dueCount: number;

  @ApiProperty({
    type: Boolean,
    description: 'Whether everyone who is not due has a cadence that was chosen and has not passed',
    example: false,
  })
  othersWithinCadence: boolean;

  @ApiProperty({
    type: Boolean,
    description: 'Whether there is something to show of GET /api/first-steps',
    example: false,
  })
  firstSteps: boolean;

  @ApiPropertyOptional({
    type: [TodayDateDto],
    description:
      'Dates in your own fields that are today, tomorrow, in three days, or in a week, the soonest first; of yearly ones, the next time',
  })
  dates?: TodayDateDto[];

  @ApiProperty({ type: [TodayNextDto], description: 'The next two who are due after today' })
  next: TodayNextDto[];

  @ApiProperty({
    type: [TodayObservationDto],
    description: 'What to watch for; the first one is that of the day',
  })
  observe: TodayObservationDto[];

  @ApiProperty({ type: [TodayMetDto], description: 'The latest first, four at most' })
  recent: TodayMetDto[];

  @ApiProperty({ type: [TodayKnownLeastDto], description: 'Two at most' })
  knownLeast: TodayKnownLeastDto[];
}

import { ApiProperty } from '@nestjs/swagger';
import {
  INTERACTION_TYPES,
  type InteractionType,
  KNOWN_LEAST_KINDS,
  type Today,
  TODAY_DUE_KINDS,
  type TodayDue,
  type TodayFollowUp,
  type TodayKnownLeast,
  type TodayMeeting,
  type TodayMet,
  type TodayNext,
  type TodayObservation,
  type TodayPerson,
} from '@rapport/contracts';
import { WatchForDto } from '../../guidance/dto/guidance.dto.ts';
import { InteractionMeetingDto, MeetingDto } from '../../interactions/dto/meeting.dto.ts';
import { sameKeys } from '../../validation/same-keys.ts';

const ID = { type: String, format: 'uuid' } as const;
const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;
const DAY = { type: String, format: 'date', example: '2026-03-14' } as const;
const HEADLINE = { type: String, nullable: true, example: 'Budget for the spring' } as const;
const ACTION = {
  type: String,
  description: 'For PATCH /api/actions/{contactId}/{actionId}',
  example: 'R3:0195a000-0000-7000-8000-000000000001:9f2c41d7',
} as const;

class TodayPersonDto implements TodayPerson {
  @ApiProperty(ID) id: string;
  @ApiProperty({ type: String, example: 'Ada Lovelace' }) displayName: string;
  @ApiProperty({ type: String, nullable: true, example: null }) photoPath: string | null;
}

class TodayMeetingDto implements TodayMeeting {
  @ApiProperty({ type: TodayPersonDto }) person: TodayPersonDto;
  @ApiProperty(ID) interactionId: string;
  @ApiProperty({ enum: INTERACTION_TYPES, example: 'meeting' }) type: InteractionType;
  @ApiProperty(HEADLINE) description: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'In minutes', example: 25 })
  duration: number | null;

  @ApiProperty(TIME) interactionDate: string;

  @ApiProperty({ type: InteractionMeetingDto, nullable: true, example: null })
  meeting: InteractionMeetingDto | null;

  @ApiProperty({ enum: ['today', 'tomorrow'], example: 'today' })
  day: TodayMeeting['day'];
}

class TodayFollowUpDto implements TodayFollowUp {
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

class TodayDueDto implements TodayDue {
  @ApiProperty({ type: TodayPersonDto }) person: TodayPersonDto;
  @ApiProperty(ACTION) actionId: string;

  @ApiProperty({
    enum: TODAY_DUE_KINDS,
    description: 'repair after a contact that went badly, overdue before today, or due today',
    example: 'overdue',
  })
  kind: TodayDue['kind'];

  @ApiProperty({
    type: String,
    example: '80 days since your message, 50 past your 30-day cadence.',
  })
  reason: string;

  @ApiProperty(TIME) dueAt: string;
}

class TodayNextDto implements TodayNext {
  @ApiProperty({ type: TodayPersonDto }) person: TodayPersonDto;
  @ApiProperty(TIME) dueAt: string;
}

class TodayObservationDto implements TodayObservation {
  @ApiProperty({ type: TodayPersonDto }) person: TodayPersonDto;
  @ApiProperty({ type: WatchForDto }) watchFor: WatchForDto;
}

class TodayMetDto implements TodayMet {
  @ApiProperty({ type: TodayPersonDto }) person: TodayPersonDto;
  @ApiProperty(ID) interactionId: string;
  @ApiProperty({ enum: INTERACTION_TYPES, example: 'call' }) type: InteractionType;
  @ApiProperty(HEADLINE) description: string | null;
  @ApiProperty(TIME) interactionDate: string;
}

class TodayKnownLeastDto implements TodayKnownLeast {
  @ApiProperty({ type: TodayPersonDto }) person: TodayPersonDto;

  @ApiProperty({
    enum: KNOWN_LEAST_KINDS,
    description: 'Nobody assessed them yet, or no email, phone, or link is stored',
    example: 'assess',
  })
  kind: TodayKnownLeast['kind'];

  @ApiProperty({
    type: String,
    example: 'Four interactions, no assessment yet. It takes about two minutes.',
  })
  reason: string;
}

/** The day, for the documentation. */
export class TodayDto implements Today {
  @ApiProperty({ ...DAY, description: 'Today in the time zone' }) date: string;

  @ApiProperty({ type: [TodayMeetingDto], description: 'Planned until the end of tomorrow' })
  meetings: TodayMeetingDto[];

  @ApiProperty({
    type: [MeetingDto],
    description: 'Meetings of the last month that have begun and are not said to be held',
  })
  begun: MeetingDto[];

  @ApiProperty({ type: [TodayFollowUpDto], description: 'Promised for today or earlier' })
  followUps: TodayFollowUpDto[];

  @ApiProperty({
    type: [TodayDueDto],
    description: 'What went badly first, then the longest overdue; about 30 at most',
  })
  due: TodayDueDto[];

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'How many are due, counted up to 1,000',
    example: 4,
  })
  dueCount: number;

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

sameKeys<TodayDto, Today>(true);
sameKeys<TodayPersonDto, TodayPerson>(true);
sameKeys<TodayMeetingDto, TodayMeeting>(true);
sameKeys<TodayFollowUpDto, TodayFollowUp>(true);
sameKeys<TodayDueDto, TodayDue>(true);
sameKeys<TodayNextDto, TodayNext>(true);
sameKeys<TodayObservationDto, TodayObservation>(true);
sameKeys<TodayMetDto, TodayMet>(true);
sameKeys<TodayKnownLeastDto, TodayKnownLeast>(true);

import { ApiProperty } from '@nestjs/swagger';
import {
  ACTION_STATUSES,
  type ActionStatus,
  COMMITMENT_KINDS,
  type CommitmentKind,
  INTERACTION_OUTCOMES,
  INTERACTION_TYPES,
  type InteractionOutcome,
  type InteractionType,
  MEETING_STATES,
  type MeetingState,
} from '@rapport/contracts';
import { EMPTY, TIME } from './exported-values.ts';

/** A meeting without its other attendees. */
export class ExportedMeetingDto {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: 'Budget' }) title: string;
  @ApiProperty({ enum: INTERACTION_TYPES, example: 'meeting' }) type: InteractionType;
  @ApiProperty({ ...EMPTY, type: String, example: 'Café Einstein' }) place: string | null;
  @ApiProperty({ ...EMPTY, type: String, example: 'https://meet.example.com/budget' })
  link: string | null;
  @ApiProperty({ ...EMPTY, type: String, example: 'A yes to the second year' })
  goal: string | null;
  @ApiProperty({ ...EMPTY, type: String, example: 'Delivery is a week faster' })
  news: string | null;
  @ApiProperty({ ...EMPTY, type: String, example: 'The price went up' }) worry: string | null;
  @ApiProperty({ ...EMPTY, type: String, example: 'Agenda: prices' }) notes: string | null;
  @ApiProperty({ enum: MEETING_STATES, example: 'held' }) state: MeetingState;
  @ApiProperty({ type: String, description: '`own`, or the id of a calendar', example: 'own' })
  source: string;

  @ApiProperty({
    ...EMPTY,
    type: String,
    description: 'The id of the event in its calendar',
    example: null,
  })
  eventUid: string | null;
}

export class ExportedInteractionDto {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ enum: INTERACTION_TYPES, example: 'call' }) type: InteractionType;
  @ApiProperty({ ...EMPTY, type: String, example: 'Budget' }) description: string | null;
  @ApiProperty({ ...EMPTY, type: String, example: 'Send the numbers' }) notes: string | null;
  @ApiProperty({ ...EMPTY, type: 'integer', example: 30 }) duration: number | null;
  @ApiProperty(TIME) interactionDate: string;
  @ApiProperty(TIME) createdAt: string;

  @ApiProperty({ ...EMPTY, type: String, enum: INTERACTION_OUTCOMES, example: 'positive' })
  outcome: InteractionOutcome | null;

  @ApiProperty({ ...EMPTY, type: String, format: 'date', example: '2026-03-17' })
  followUpAt: string | null;

  @ApiProperty({ ...EMPTY, type: String, example: 'Send the figures' })
  followUpText: string | null;

  @ApiProperty({ ...EMPTY, type: String, enum: ACTION_STATUSES, example: 'done' })
  followUpStatus: ActionStatus | null;

  @ApiProperty({ ...EMPTY, ...TIME }) followUpSnoozedUntil: string | null;
  @ApiProperty({ ...EMPTY, ...TIME }) followUpMarkedAt: string | null;

  @ApiProperty({ ...EMPTY, type: ExportedMeetingDto, example: null })
  meeting: ExportedMeetingDto | null;

  @ApiProperty({ type: Boolean, description: 'Whether it still lies in the future' })
  planned: boolean;

  @ApiProperty({ type: Boolean, description: 'Whether a file named it as the last contact' })
  imported: boolean;
}

/** A promise, a question, a number, or a person that was marked in a note. */
export class ExportedCommitmentDto {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ enum: COMMITMENT_KINDS, example: 'i_promised' }) kind: CommitmentKind;
  @ApiProperty({ type: String, example: 'Send the new price list' }) text: string;
  @ApiProperty({ ...EMPTY, type: String, format: 'date', example: '2026-03-17' })
  dueOn: string | null;
  @ApiProperty(TIME) notedAt: string;
  @ApiProperty({ ...EMPTY, ...TIME }) doneAt: string | null;
  @ApiProperty({ ...EMPTY, type: String, format: 'date', example: null })
  snoozedUntil: string | null;
  @ApiProperty({ ...EMPTY, type: String, format: 'uuid' }) interactionId: string | null;
}

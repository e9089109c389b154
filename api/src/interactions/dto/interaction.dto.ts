import { ApiProperty } from '@nestjs/swagger';
import {
  ACTION_STATUSES,
  type ActionStatus,
  DURATION_LIMITS,
  INTERACTION_OUTCOMES,
  INTERACTION_TYPES,
  type InteractionOutcome,
  type InteractionType,
  TEXT_LIMITS,
} from '@rapport/contracts';
import { InteractionMeetingDto } from './meeting.dto.ts';

const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;

/**
 * One entry of GET /api/interactions/{contactId}, newest `interactionDate` first. An interaction in the future is
 * planned; it counts once its time has passed.
 */
export class InteractionDto {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, format: 'uuid' })
  contactId: string;

  @ApiProperty({ enum: INTERACTION_TYPES, example: 'call' })
  type: InteractionType;

  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: TEXT_LIMITS.short,
    example: 'Budget for the spring',
  })
  description: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: TEXT_LIMITS.notes,
    example: 'Wants the figures before Friday.',
  })
  notes: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: DURATION_LIMITS.min,
    maximum: DURATION_LIMITS.max,
    description: 'In minutes',
    example: 25,
  })
  duration: number | null;

  @ApiProperty({ ...TIME, description: 'When it happened, or is planned' })
  interactionDate: string;

  @ApiProperty({ ...TIME, description: 'When it was noted' })
  createdAt: string;

  @ApiProperty({ enum: INTERACTION_OUTCOMES, nullable: true, example: 'positive' })
  outcome: InteractionOutcome | null;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'When something is promised; only with the outcome follow_up_needed',
    example: '2026-03-17',
  })
  followUpAt: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: TEXT_LIMITS.short,
    example: 'Send the figures',
  })
  followUpText: string | null;

  @ApiProperty({
    enum: ACTION_STATUSES,
    nullable: true,
    description: 'What became of a follow-up with a date',
    example: 'open',
  })
  followUpStatus: ActionStatus | null;

  @ApiProperty({
    type: InteractionMeetingDto,
    nullable: true,
    description: 'The meeting that it is part of',
    example: null,
  })
  meeting: InteractionMeetingDto | null;

  @ApiProperty({
    type: Boolean,
    description:
      'Whether a file named it as the last contact: it counts for the cadence and for no score, until it is edited',
    example: false,
  })
  imported: boolean;
}

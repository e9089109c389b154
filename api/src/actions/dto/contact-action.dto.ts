import { ApiProperty } from '@nestjs/swagger';
import {
  ACTION_RULES,
  ACTION_STATUSES,
  ACTION_TYPES,
  type ActionRule,
  type ActionStatus,
  type ActionType,
  CHANNEL_HINTS,
  type ChannelHint,
} from '@rapport/contracts';

const TIME = { type: String, format: 'date-time', nullable: true } as const;

/**
 * One entry of GET /api/actions/{contactId}, highest priority first: at most three open actions, including those
 * that reopened after a snooze or an undo; and those that are snoozed, done, or dismissed while their rule still
 * applies.
 */
export class ContactActionDto {
  @ApiProperty({
    type: String,
    description: 'Changes when the inputs of its rule change',
    example: 'R3:0195a000-0000-7000-8000-000000000001:9f2c41d7',
  })
  id: string;

  @ApiProperty({ type: String, format: 'uuid' })
  contactId: string;

  @ApiProperty({ enum: ACTION_RULES, example: 'R3' })
  ruleId: ActionRule;

  @ApiProperty({ type: String, example: 'Reach out with a short call' })
  title: string;

  @ApiProperty({
    type: String,
    description: 'Why, in one sentence',
    example: 'The next contact is due tomorrow by the 30-day cadence you set.',
  })
  reason: string;

  @ApiProperty({ enum: ACTION_TYPES, example: 'reach_out' })
  actionType: ActionType;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 70 })
  priority: number;

  @ApiProperty({ ...TIME, example: '2026-03-15T09:26:53.589Z' })
  dueAt: string | null;

  @ApiProperty({ enum: CHANNEL_HINTS, nullable: true, example: 'call' })
  channelHint: ChannelHint | null;

  @ApiProperty({ type: [String], example: ['reach-out-thread', 'call-two-times'] })
  tipIds: string[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
    description: 'The inputs of the rule by name',
    example: { lastInteractionAt: '2026-02-13T09:26:53.589Z', cadenceDays: 30 },
  })
  evidence: Record<string, string | number | boolean | null>;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where in the product it is done',
    example: '/contacts/0195a000-0000-7000-8000-000000000001',
  })
  link: string | null;

  @ApiProperty({ enum: ACTION_STATUSES, example: 'open' })
  status: ActionStatus;

  @ApiProperty({ ...TIME, description: 'Only while snoozed', example: null })
  snoozedUntil: string | null;
}

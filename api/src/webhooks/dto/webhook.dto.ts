import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  WEBHOOK_EVENTS,
  WEBHOOK_FAILURES,
  WEBHOOK_LIMITS,
  WEBHOOK_OFF_REASONS,
  type WebhookEvents,
  type WebhookFailure,
  type WebhookOffReason,
} from '@rapport/contracts';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { HTTPS_ADDRESS } from '../../validation/domain/patterns.ts';
import { type Problem, requiredTextProblem, trimmed } from '../../validation/domain/text-rules.ts';
import { setProblem } from '../../validation/domain/value-rules.ts';
import { ChangedTitleField, TitleField } from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';

const { name: LONGEST_NAME, address: LONGEST_ADDRESS } = WEBHOOK_LIMITS;
const ID = { type: String, format: 'uuid' } as const;
const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;
const NAME = { description: 'What receives it', example: 'CRM' };
const EVENTS = { enum: WEBHOOK_EVENTS, isArray: true } as const;
const EVENTS_IN = { ...EVENTS, minItems: 1, uniqueItems: true, example: ['contacts'] };
const EVENTS_WORDS =
  'Of what it tells: `contacts` (also labels, views, stated preferences, and relations), `interactions` (also commitments), `meetings`';
const ADDRESS = {
  type: String,
  format: 'uri',
  pattern: HTTPS_ADDRESS,
  minLength: 1,
  maxLength: LONGEST_ADDRESS,
  description: 'https on port 443 at a public address; redirects are not followed',
  example: 'https://crm.example.com/hooks/rapport',
};
const isSent = (_dto: object, value: unknown) => value !== undefined;

function eventsProblem(value: unknown): Problem {
  const isEvent = (item: unknown) => WEBHOOK_EVENTS.some((events) => events === item);
  if (Array.isArray(value) && value.length === 0) return 'must have at least one';
  return setProblem(value, isEvent, WEBHOOK_EVENTS.join(', '));
}

/** Its form; which hosts are allowed depends on the settings of the API. */
const AddressRule = () =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? trimmed(value) : value)),
    Rule((value) => requiredTextProblem(value, { longest: LONGEST_ADDRESS })),
  );

/** A webhook, without its secret. */
export class WebhookDto {
  @ApiProperty(ID) id: string;
  @ApiProperty({ ...NAME, type: String }) name: string;
  @ApiProperty(ADDRESS) address: string;
  @ApiProperty({ ...EVENTS, description: EVENTS_WORDS }) events: WebhookEvents[];
  @ApiProperty({ type: Boolean, description: 'Whether events are sent' }) enabled: boolean;

  @ApiProperty({
    enum: WEBHOOK_OFF_REASONS,
    nullable: true,
    description:
      'Why it was turned off: the receiver answered 410, or took nothing for a day; null where a person did it',
    example: null,
  })
  offReason: WebhookOffReason | null;

  @ApiProperty({ ...TIME, nullable: true, example: null, description: 'When that was' })
  offAt: string | null;

  @ApiProperty({
    ...TIME,
    nullable: true,
    example: null,
    description: 'Since when the receiver has taken nothing; null where it takes what is sent',
  })
  failingSince: string | null;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 0,
    description: 'Events that wait to be sent; up to 200, more wait in the feed of changes',
  })
  waiting: number;

  @ApiProperty(TIME) createdAt: string;
}

/** Answer of POST /api/webhooks/{id}/secret. */
export class WebhookSecretDto {
  @ApiProperty({
    type: String,
    description: 'Key that signs each message; shown only once',
    example: 'whsec_and-44-further-characters',
  })
  secret: string;
}

/** Answer of POST /api/webhooks. */
export class NewWebhookDto extends WebhookDto {
  @ApiProperty({
    type: String,
    description: 'Key that signs each message as Standard Webhooks defines; shown only once',
    example: 'whsec_and-44-further-characters',
  })
  secret: string;
}

/** The body of POST /api/webhooks. */
export class CreateWebhookDto {
  @TitleField({ ...NAME, longest: LONGEST_NAME }) name: string;
  @ApiProperty(ADDRESS) @AddressRule() address: string;

  @ApiProperty({ ...EVENTS_IN, description: EVENTS_WORDS })
  @Rule(eventsProblem)
  events: WebhookEvents[];
}

/** The body of PATCH /api/webhooks/{id}: what stays is left out. */
export class ChangeWebhookDto {
  @ChangedTitleField({ ...NAME, longest: LONGEST_NAME }) name?: string;
  @ApiPropertyOptional(ADDRESS) @ValidateIf(isSent) @AddressRule() address?: string;

  @ApiPropertyOptional({ ...EVENTS_IN, description: EVENTS_WORDS })
  @ValidateIf(isSent)
  @Rule(eventsProblem)
  events?: WebhookEvents[];

  @ApiPropertyOptional({
    type: Boolean,
    description:
      'Turned on again, it goes on where it stopped, as far as changes are kept (30 days)',
    example: true,
  })
  @ValidateIf(isSent)
  @Rule((value) => (typeof value === 'boolean' ? null : 'must be true or false'))
  enabled?: boolean;
}

const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

/** An event in the log of a webhook. */
export class WebhookDeliveryDto {
  @ApiProperty({ ...ID, description: 'The `webhook-id` of each attempt' }) id: string;

  @ApiProperty({
    type: String,
    description: 'The kind and change of `GET /api/changes`, or `test`',
    example: 'contact.changed',
  })
  type: string;

  @ApiProperty({ ...TIME, description: 'When it happened' }) happenedAt: string;
  @ApiProperty({ enum: DELIVERY_STATES }) state: (typeof DELIVERY_STATES)[number];
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 }) attempts: number;
  @ApiProperty({ ...TIME, nullable: true, description: 'The last attempt' })
  triedAt: string | null;

  @ApiProperty({
    ...TIME,
    nullable: true,
    example: null,
    description: 'When it is tried again, while it waits',
  })
  nextTryAt: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The status of the last answer',
    example: 204,
  })
  status: number | null;

  @ApiProperty({
    enum: WEBHOOK_FAILURES,
    nullable: true,
    description: 'Why the last attempt failed',
    example: null,
  })
  failure: WebhookFailure | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The beginning of an answer that was not a 2xx, up to 200 characters',
    example: null,
  })
  excerpt: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'How long the last attempt took, in milliseconds',
    example: 84,
  })
  tookMs: number | null;
}

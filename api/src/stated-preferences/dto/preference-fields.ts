import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import {
  CHANNEL_RANKS,
  FORMALITIES,
  PREFERENCE_KINDS,
  PREFERENCE_LIMITS,
  type PreferenceKind,
  STATED_CHANNELS,
  STATED_DETAILS,
  STATED_OPENINGS,
  WEEKDAYS,
} from '@rapport/contracts';
import { dayProblem } from '../../validation/domain/time-rules.ts';
import { type Problem } from '../../validation/domain/text-rules.ts';
import {
  choiceProblem,
  objectProblem,
  setProblem,
  wholeNumberProblem,
} from '../../validation/domain/value-rules.ts';
import { DAY_SCHEMA } from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';

const HOUR_PATTERN = '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$';
const HOUR = { type: String, pattern: HOUR_PATTERN, example: '10:00' } as const;

/** The schemas of the fields, for requests and responses. */
const PREFERENCE_SCHEMAS = {
  notOn: {
    type: 'array',
    items: { type: 'string', enum: [...WEEKDAYS] },
    uniqueItems: true,
    maxItems: WEEKDAYS.length - 1,
    description: 'Days on which they are not to be reached',
    example: ['friday'],
  },
  from: { ...HOUR, description: 'Not before this hour, in their time zone' },
  until: { ...HOUR, description: 'Not after this hour, in their time zone', example: '16:00' },
  awayUntil: {
    ...DAY_SCHEMA,
    description: 'The day on which they are back',
    example: '2026-12-03',
  },
  leadDays: {
    type: 'integer',
    minimum: PREFERENCE_LIMITS.leadDays.min,
    maximum: PREFERENCE_LIMITS.leadDays.max,
    description: 'How many days before a meeting they want material',
    example: 2,
  },
  detail: {
    type: String,
    enum: STATED_DETAILS,
    description: 'How much they want',
    example: 'short',
  },
  minutes: {
    type: 'integer',
    minimum: PREFERENCE_LIMITS.minutes.min,
    maximum: PREFERENCE_LIMITS.minutes.max,
    description: 'How long a meeting may be',
    example: 25,
  },
  opening: { type: String, enum: STATED_OPENINGS, example: 'business' },
  formality: { type: String, enum: FORMALITIES, example: 'formal' },
  wanted: {
    type: Boolean,
    description: 'Of a topic: whether they want to hear about it',
    example: false,
  },
} satisfies Record<string, ApiPropertyOptions>;
export type PreferenceFieldName = keyof typeof PREFERENCE_SCHEMAS;

/** The required fields of each kind: all of these, or one of them. */
export const NEEDED: Readonly<
  Record<PreferenceKind, { all: readonly NeededField[] } | { oneOf: readonly NeededField[] }>
> = {
  channel: { all: ['channels'] },
  when: { oneOf: ['from', 'until', 'notOn', 'awayUntil'] },
  lead: { all: ['leadDays'] },
  length: { oneOf: ['detail', 'minutes'] },
  opening: { all: ['opening'] },
  address: { all: ['formality'] },
  topic: { all: ['wanted', 'text'] },
  other: { all: ['text'] },
};
type NeededField = PreferenceFieldName | 'channels' | 'text';

/** Returns the problem of a field that's missing in a body. */
export function missingProblem(name: NeededField, dto: object): Problem {
  const kind = PREFERENCE_KINDS.find((each) => each === Reflect.get(dto, 'kind'));
  if (kind === undefined) return null;
  const needed = NEEDED[kind];
  if ('all' in needed) return needed.all.includes(name) ? 'is required' : null;
  const isSaid = needed.oneOf.some((each) => Reflect.get(dto, each) != null);
  if (isSaid || needed.oneOf[0] !== name) return null;
  return `is required, or ${needed.oneOf.slice(1).join(', ')}`;
}

/** A field of a body that's required for some kinds; null counts as missing. */
export function PreferenceField(name: PreferenceFieldName): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ ...PREFERENCE_SCHEMAS[name], nullable: true }),
    Rule((value, dto) => (value == null ? missingProblem(name, dto) : PROBLEMS[name](value))),
  );
}

const PROBLEMS: Readonly<Record<PreferenceFieldName, (value: unknown) => Problem>> = {
  notOn: (value) =>
    setProblem(value, (item) => choiceProblem(item, WEEKDAYS) === null, 'weekdays like friday') ??
    (Array.isArray(value) && value.length === WEEKDAYS.length
      ? 'must leave a day on which they can be reached'
      : null),
  from: hourProblem,
  until: hourProblem,
  awayUntil: dayProblem,
  leadDays: (value) => wholeNumberProblem(value, PREFERENCE_LIMITS.leadDays),
  detail: (value) => choiceProblem(value, STATED_DETAILS),
  minutes: (value) => wholeNumberProblem(value, PREFERENCE_LIMITS.minutes),
  opening: (value) => choiceProblem(value, STATED_OPENINGS),
  formality: (value) => choiceProblem(value, FORMALITIES),
  wanted: (value) => (typeof value === 'boolean' ? null : 'must be true or false'),
};

function hourProblem(value: unknown): Problem {
  return typeof value === 'string' && new RegExp(HOUR_PATTERN).test(value)
    ? null
    : 'must be an hour like 09:30';
}

/** What is wrong with the wishes of a body. */
export function channelsProblem(value: unknown): Problem {
  const problem = objectProblem(value);
  if (problem !== null) return problem;
  const ranks = STATED_CHANNELS.map((channel): unknown =>
    Reflect.get(Object(value), channel),
  ).filter((rank) => rank !== undefined && rank !== null);
  if (ranks.length === 0) return `must name one of ${STATED_CHANNELS.join(', ')}`;
  const isRank = (rank: unknown) => choiceProblem(rank, CHANNEL_RANKS) === null;
  return ranks.every(isRank) ? null : `must say ${CHANNEL_RANKS.join(', ')} of each way`;
}

/** A field of a response; null if it doesn't belong to the kind. */
export const ShownPreferenceField = (name: PreferenceFieldName): PropertyDecorator =>
  ApiProperty({ ...PREFERENCE_SCHEMAS[name], nullable: true });

import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type Formality,
  PREFERENCE_KINDS,
  PREFERENCE_LIMITS,
  type PreferenceKind,
  type StatedDetail,
  type StatedOpening,
  type StatedPreference,
  type Weekday,
} from '@rapport/contracts';
import { Transform, Type } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { ChannelWishesDto } from '../../contacts/dto/channel-wishes.dto.ts';
import { AlsoHolds } from '../../documentation/also-holds.ts';
import { LINE_OR_EMPTY } from '../../validation/domain/patterns.ts';
import { textProblem, trimmed } from '../../validation/domain/text-rules.ts';
import { dayProblem } from '../../validation/domain/time-rules.ts';
import { choiceProblem, listProblem } from '../../validation/domain/value-rules.ts';
import { DAY_SCHEMA, OptionalIdField } from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';
import {
  channelsProblem,
  missingProblem,
  NEEDED,
  PreferenceField,
  ShownPreferenceField,
} from './preference-fields.ts';

const ID = { type: String, format: 'uuid' } as const;
const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;
const KIND = { enum: PREFERENCE_KINDS, example: 'channel' };
const TEXT = "Words of the user's own; what a topic or another preference is about";
const LEARNED = { ...DAY_SCHEMA, example: '2026-03-03' };
const { text: LONGEST, perWrite: MOST } = PREFERENCE_LIMITS;

/** A stored preference of a contact. */
export class StatedPreferenceDto implements StatedPreference {
  @ApiProperty(ID) id: string;
  @ApiProperty(ID) contactId: string;

  @ApiProperty({ ...ID, nullable: true, description: 'The interaction in which it was said' })
  interactionId: string | null;

  @ApiProperty(KIND) kind: PreferenceKind;

  @ApiProperty({
    type: String,
    description: 'All of it in words',
    example: 'Email first, never call',
  })
  says: string;

  @ApiProperty({ type: Boolean, description: 'Whether it holds; else a newer one has replaced it' })
  current: boolean;

  @ApiProperty({ type: ChannelWishesDto, nullable: true })
  channels: StatedPreference['channels'];

  @ShownPreferenceField('notOn') notOn: Weekday[] | null;
  @ShownPreferenceField('from') from: string | null;
  @ShownPreferenceField('until') until: string | null;
  @ShownPreferenceField('awayUntil') awayUntil: string | null;
  @ShownPreferenceField('leadDays') leadDays: number | null;
  @ShownPreferenceField('detail') detail: StatedDetail | null;
  @ShownPreferenceField('minutes') minutes: number | null;
  @ShownPreferenceField('opening') opening: StatedOpening | null;
  @ShownPreferenceField('formality') formality: Formality | null;
  @ShownPreferenceField('wanted') wanted: boolean | null;
  @ApiProperty({ type: String, nullable: true, description: TEXT, example: null }) text:
    | string
    | null;

  @ApiProperty({ ...LEARNED, description: 'The day on which the user learned it' })
  learnedOn: string;

  @ApiProperty(TIME) createdAt: string;
}

/** The required fields of each kind, as JSON Schema for the document. */
const CONDITIONS = PREFERENCE_KINDS.map((kind) => {
  const needed = NEEDED[kind];
  const said = (names: readonly string[]) => ({
    required: [...names],
    properties: Object.fromEntries(names.map((name) => [name, { not: { type: 'null' } }])),
  });
  return {
    if: { properties: { kind: { const: kind } } },
    then: 'all' in needed ? said(needed.all) : { anyOf: needed.oneOf.map((name) => said([name])) },
  };
});

/** A stated preference to be saved. */
@AlsoHolds(...CONDITIONS)
export class NewStatedPreferenceDto {
  @ApiProperty(KIND)
  @Rule((value) => choiceProblem(value, PREFERENCE_KINDS))
  kind: PreferenceKind;

  @ApiPropertyOptional({ type: ChannelWishesDto, nullable: true, minProperties: 1 })
  @Rule((value, dto) => (value == null ? missingProblem('channels', dto) : channelsProblem(value)))
  channels?: ChannelWishesDto | null;

  @PreferenceField('notOn') notOn?: Weekday[] | null;
  @PreferenceField('from') from?: string | null;
  @PreferenceField('until') until?: string | null;
  @PreferenceField('awayUntil') awayUntil?: string | null;
  @PreferenceField('leadDays') leadDays?: number | null;
  @PreferenceField('detail') detail?: StatedDetail | null;
  @PreferenceField('minutes') minutes?: number | null;
  @PreferenceField('opening') opening?: StatedOpening | null;
  @PreferenceField('formality') formality?: Formality | null;
  @PreferenceField('wanted') wanted?: boolean | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: LONGEST,
    pattern: LINE_OR_EMPTY,
    description: TEXT,
    example: 'Camera off',
  })
  @Transform(({ value }) => cleanOrNull(value))
  @Rule((value, dto) => {
    if (value == null) return missingProblem('text', dto);
    return textProblem(value, { longest: LONGEST });
  })
  text?: string | null;

  @ApiPropertyOptional({
    ...LEARNED,
    nullable: true,
    description: 'The day on which the user learned it; today without it',
  })
  @ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null)
  @Rule(dayProblem)
  learnedOn?: string | null;
}

/** The body of POST /api/stated-preferences/{contactId}. */
@AlsoHolds(...CONDITIONS)
export class CreateStatedPreferenceDto extends NewStatedPreferenceDto {
  @OptionalIdField({ description: 'The interaction in which it was said' })
  interactionId?: string | null;
}

/** Stated preferences of an interaction or a file, in a request body: at most `most`. */
export function NewStatedPreferencesField(most: number = MOST): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: [NewStatedPreferenceDto],
      maxItems: most,
      nullable: true,
      description: 'What the contact said they like, which is added to what is known',
    }),
    ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null),
    Rule((value) => listProblem(value, most, 'objects')),
    ValidateNested({ each: true }),
    Type(() => NewStatedPreferenceDto),
  );
}

function cleanOrNull(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = trimmed(value);
  return text === '' ? null : text;
}

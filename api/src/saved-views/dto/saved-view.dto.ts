import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import {
  CONTACT_SORTS,
  CUSTOM_FIELD_LIMITS,
  type ContactSort,
  LABEL_LIMITS,
  LAST_CONTACTS,
  type LastContact,
  MISSING_FACTS,
  type MissingFact,
  MOTIVATION_TYPES,
  parseCustomFilter,
  type MotivationType,
  SAVED_VIEW_LIMITS,
  STATED_CHANNELS,
  type StatedChannel,
  WORK_STYLE_TYPES,
  type WorkStyleType,
} from '@rapport/contracts';
import { Type } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { MOST_DAYS_AHEAD } from '../../contacts/dto/contact-list.query.ts';
import { CUSTOM_FILTER } from '../../validation/domain/patterns.ts';
import { type Problem } from '../../validation/domain/text-rules.ts';
import {
  choiceProblem,
  listProblem,
  objectProblem,
  wholeNumberProblem,
} from '../../validation/domain/value-rules.ts';
import {
  DAY_SCHEMA,
  ChangedTitleField,
  idsProblem,
  OptionalTextField,
  TitleField,
} from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';
import { dayProblem } from '../../validation/domain/time-rules.ts';

const NAME = {
  description: 'Its name',
  example: 'Clients in Berlin, due this week',
  longest: SAVED_VIEW_LIMITS.name,
};

/** A filter of a view; null or absent for no filter. */
function Filter(options: ApiPropertyOptions, problemOf: (value: unknown) => Problem) {
  return applyDecorators(
    ApiPropertyOptional({ ...options, nullable: true }),
    ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null),
    Rule(problemOf),
  );
}

const choice = (choices: readonly string[]) => (value: unknown) => choiceProblem(value, choices);

function customFieldsProblem(value: unknown): Problem {
  const isFilter = (item: unknown) => typeof item === 'string' && parseCustomFilter(item) !== null;
  if (!Array.isArray(value) || !value.every(isFilter)) {
    return 'must be a list of ids of fields with conditions, like <id>:set';
  }
  return listProblem(value, CUSTOM_FIELD_LIMITS.filters, 'conditions');
}

/** The filters of a view in a request body; each is optional. */
class SavedViewFiltersDto implements Partial<SavedViewQueryDto> {
  @OptionalTextField({ description: 'Words to find', example: 'Berlin' })
  q?: string | null;

  @Filter({ enum: CONTACT_SORTS, example: 'nextDue' }, choice(CONTACT_SORTS))
  sort?: ContactSort | null;

  @Filter({ type: Boolean, example: true }, (value) =>
    typeof value === 'boolean' ? null : 'must be true or false',
  )
  assessed?: boolean | null;

  @Filter({ type: 'integer', minimum: 0, maximum: MOST_DAYS_AHEAD, example: 7 }, (value) =>
    wholeNumberProblem(value, { min: 0, max: MOST_DAYS_AHEAD }),
  )
  dueWithinDays?: number | null;

  @Filter({ enum: LAST_CONTACTS, example: 'older' }, choice(LAST_CONTACTS))
  lastContact?: LastContact | null;

  @Filter({ enum: WORK_STYLE_TYPES, example: 'INTJ' }, choice(WORK_STYLE_TYPES))
  mbtiType?: WorkStyleType | null;

  @Filter({ type: Number, enum: MOTIVATION_TYPES, example: 5 }, (value) =>
    MOTIVATION_TYPES.some((type) => type === value)
      ? null
      : 'must be a motivation type from 1 to 9',
  )
  enneagramType?: MotivationType | null;

  @OptionalTextField({ description: 'The city of an address', example: 'Bern' })
  city?: string | null;

  @OptionalTextField({ description: 'The country of an address', example: 'Switzerland' })
  country?: string | null;

  @OptionalTextField({ description: 'The department', example: 'Hydrology' })
  department?: string | null;

  @OptionalTextField({ description: 'The organization', example: 'Engines Ltd' })
  company?: string | null;

  @Filter({ enum: STATED_CHANNELS, example: 'email' }, choice(STATED_CHANNELS))
  prefers?: StatedChannel | null;

  @Filter({ enum: STATED_CHANNELS, example: 'call' }, choice(STATED_CHANNELS))
  never?: StatedChannel | null;

  @Filter({ enum: MISSING_FACTS, example: 'phone' }, choice(MISSING_FACTS))
  missing?: MissingFact | null;

  @Filter({ ...DAY_SCHEMA, example: '2026-03-01' }, dayProblem)
  notSince?: string | null;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    maxItems: LABEL_LIMITS.perContact,
    uniqueItems: true,
    description: 'Ids of labels, all of which a contact has',
  })
  @ValidateIf((_dto: object, value: unknown) => value !== undefined)
  @Rule((value) => idsProblem(value, LABEL_LIMITS.perContact))
  labels?: string[];

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', pattern: CUSTOM_FILTER },
    maxItems: CUSTOM_FIELD_LIMITS.filters,
    description: 'Conditions on your own fields, as in `customField` of GET /api/contacts',
    example: [],
  })
  @ValidateIf((_dto: object, value: unknown) => value !== undefined)
  @Rule(customFieldsProblem)
  customFields?: string[];
}

/** The query of a saved view: filters and sort order of a contact list. Null means no filter. */
export class SavedViewQueryDto {
  @ApiProperty({ type: String, nullable: true, example: 'Berlin' }) q: string | null;
  @ApiProperty({ enum: CONTACT_SORTS, nullable: true, example: 'nextDue' })
  sort: ContactSort | null;
  @ApiProperty({ type: Boolean, nullable: true, example: null }) assessed: boolean | null;
  @ApiProperty({ type: 'integer', nullable: true, example: 7 }) dueWithinDays: number | null;

  @ApiProperty({ enum: LAST_CONTACTS, nullable: true, example: null })
  lastContact: LastContact | null;

  @ApiProperty({ enum: WORK_STYLE_TYPES, nullable: true, example: null })
  mbtiType: WorkStyleType | null;

  @ApiProperty({ type: Number, enum: MOTIVATION_TYPES, nullable: true, example: null })
  enneagramType: MotivationType | null;

  @ApiProperty({ type: String, nullable: true, example: 'Bern' }) city: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) country: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) department: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) company: string | null;

  @ApiProperty({ enum: STATED_CHANNELS, nullable: true, example: null })
  prefers: StatedChannel | null;
  @ApiProperty({ enum: STATED_CHANNELS, nullable: true, example: null })
  never: StatedChannel | null;

  @ApiProperty({ enum: MISSING_FACTS, nullable: true, example: null })
  missing: MissingFact | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  notSince: string | null;

  @ApiProperty({ type: 'array', items: { type: 'string', format: 'uuid' } }) labels: string[];

  @ApiPropertyOptional({
    type: [String],
    description: 'As in `customField` of GET /api/contacts',
    example: [],
  })
  customFields?: string[];
}

/** One view of GET /api/views, which returns all views of the user, oldest first. */
export class SavedViewDto {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: NAME.example }) name: string;
  @ApiProperty({ type: SavedViewQueryDto }) query: SavedViewQueryDto;
}

/** The body of POST /api/views. */
export class CreateSavedViewDto {
  @TitleField(NAME) name: string;

  @ApiProperty({ type: SavedViewFiltersDto })
  @Rule(objectProblem)
  @ValidateNested()
  @Type(() => SavedViewFiltersDto)
  query: SavedViewFiltersDto;
}

/** The body of PATCH /api/views/{id}; absent fields stay unchanged. */
export class UpdateSavedViewDto {
  @ChangedTitleField(NAME) name?: string;

  @ApiPropertyOptional({ type: SavedViewFiltersDto })
  @ValidateIf((_dto: object, value: unknown) => value !== undefined)
  @Rule(objectProblem)
  @ValidateNested()
  @Type(() => SavedViewFiltersDto)
  query?: SavedViewFiltersDto;
}

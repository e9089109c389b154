import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CUSTOM_FIELD_LIMITS,
  DUPLICATE_REASONS,
  type DuplicateReason,
  isUuid,
  LIKENESS_GRADES,
  type LikenessGrade,
  MATCH_LIMIT,
  MERGE_CHOICES,
  type MergeChoice,
  MOST_ADDRESSES,
  TEXT_LIMITS,
} from '@rapport/contracts';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { ContactSummaryDto } from '../../contacts/dto/contact.dto.ts';
import { DEFAULT_LIMIT, LimitField } from '../../paging/limit-field.ts';
import { lengthOf, type Problem } from '../../validation/domain/text-rules.ts';
import { choiceProblem, listProblem, setProblem } from '../../validation/domain/value-rules.ts';
import { idsProblem } from '../../validation/fields.ts';
import { QueryField } from '../../validation/query-field.ts';
import { Rule } from '../../validation/rule.ts';
import { decodePairCursor, type PairCursor } from '../domain/pair-cursor.ts';

const LONGEST_ETAG = 200;

/**
 * An optional text that's only compared, not stored, so any text from a file is accepted up to the maximum length.
 */
function ComparedField(description: string, example: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      maxLength: TEXT_LIMITS.short,
      description,
      example,
    }),
    Rule(comparedProblem),
  );
}

function ComparedListField(description: string, example: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: 'array',
      items: { type: 'string', maxLength: TEXT_LIMITS.short },
      nullable: true,
      maxItems: MOST_ADDRESSES,
      description,
      example: [example],
    }),
    Rule((value) => {
      if (value == null) return null;
      const problem = listProblem(value, MOST_ADDRESSES, 'texts');
      if (problem !== null || !Array.isArray(value)) return problem;
      return value.every((item) => typeof item === 'string' && comparedProblem(item) === null)
        ? null
        : `must be a list of texts of at most ${TEXT_LIMITS.short} characters`;
    }),
  );
}

function comparedProblem(value: unknown): Problem {
  if (value == null) return null;
  if (typeof value !== 'string') return 'must be text';
  return lengthOf(value) <= TEXT_LIMITS.short
    ? null
    : `must have at most ${TEXT_LIMITS.short} characters`;
}

/** A person who may already be a contact. */
export class PersonToMatchDto {
  @ComparedField('Full name', 'Ada Lovelace')
  displayName?: string | null;

  @ComparedField('Organization, compared together with the name', 'Analytical Engines Ltd')
  organizationName?: string | null;

  @ComparedListField('Email addresses', 'ada@example.com')
  emails?: string[] | null;

  @ComparedListField('Phone numbers', '+44 20 7946 0018')
  phones?: string[] | null;

  @ComparedListField('Links, of which profiles count', 'https://www.linkedin.com/in/ada')
  links?: string[] | null;

  @ComparedListField(
    'Countries of the addresses, in any language, which say the country of a number without one',
    'Switzerland',
  )
  countries?: string[] | null;
}

/** The body of POST /api/contacts/matches. */
export class MatchContactsDto {
  @ApiProperty({ type: [PersonToMatchDto], maxItems: MATCH_LIMIT })
  @Rule((value) => listProblem(value, MATCH_LIMIT, 'people'))
  @ValidateNested({ each: true, message: 'must be people' })
  @Type(() => PersonToMatchDto)
  people: PersonToMatchDto[];
}

const GRADE = {
  enum: LIKENESS_GRADES,
  description: 'Whether they are the same person, or may be',
} as const;

const REASONS = {
  enum: DUPLICATE_REASONS,
  isArray: true,
  description: 'What they have in common, the most certain reason first',
} as const;

/** A contact that is probably the same person. */
export class ContactMatchDto {
  @ApiProperty({ type: ContactSummaryDto })
  contact: ContactSummaryDto;

  @ApiProperty(GRADE)
  grade: LikenessGrade;

  @ApiProperty(REASONS)
  reasons: DuplicateReason[];
}

/** Response to POST /api/contacts/matches. */
export class MatchedContactsDto {
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { $ref: '#/components/schemas/ContactMatchDto' } },
    description: 'One list for each person, in their order, the most certain contact first',
  })
  matches: ContactMatchDto[][];
}

/** Two contacts that are probably the same person. */
export class DuplicatePairDto {
  @ApiProperty({ type: ContactSummaryDto })
  contact: ContactSummaryDto;

  @ApiProperty({ type: ContactSummaryDto })
  other: ContactSummaryDto;

  @ApiProperty(GRADE)
  grade: LikenessGrade;

  @ApiProperty(REASONS)
  reasons: DuplicateReason[];
}

/** The query of GET /api/contacts/duplicates. */
export class DuplicateListQueryDto {
  @LimitField('Pairs')
  limit: number = DEFAULT_LIMIT;

  @QueryField({
    parse: decodePairCursor,
    problem: 'must come from the Link header of this list',
    documentation: {
      type: String,
      description: 'Where the page before ended, taken from its Link header',
    },
  })
  cursor?: PairCursor;
}

/** The body of POST /api/contacts/{id}/not-same. */
export class NotSamePersonDto {
  @ApiProperty({ type: String, format: 'uuid', description: 'The id of the other contact' })
  @Rule((value) => (isUuid(value) ? null : 'must be a UUID'))
  other: string;

  @ApiProperty({ type: Boolean, description: 'False takes the statement back', example: true })
  @Rule((value) => (typeof value === 'boolean' ? null : 'must be true or false'))
  dismissed: boolean;
}

/** The body of POST /api/contacts/{id}/merge. */
export class MergeContactsDto {
  @ApiProperty({
    type: String,
    format: 'uuid',
    description: 'The contact that becomes part of the one in the path',
  })
  @Rule((value) => (isUuid(value) ? null : 'must be a UUID'))
  with: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: LONGEST_ETAG,
    description: 'The ETag of that contact that the choice is based on',
    example: '"1-3q2-7wXkT1vZ"',
  })
  @Rule((value) =>
    value == null || (typeof value === 'string' && lengthOf(value) <= LONGEST_ETAG)
      ? null
      : 'must be an ETag',
  )
  withEtag?: string | null;

  @ApiPropertyOptional({
    enum: MERGE_CHOICES,
    isArray: true,
    uniqueItems: true,
    nullable: true,
    description:
      'The fields whose value is taken from that contact. Of the others, the first that is there stays.',
    example: ['organizationTitle'],
  })
  @Rule((value) =>
    value == null
      ? null
      : setProblem(value, (item) => choiceProblem(item, MERGE_CHOICES) === null, 'fields'),
  )
  take?: MergeChoice[] | null;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    nullable: true,
    uniqueItems: true,
    maxItems: CUSTOM_FIELD_LIMITS.perUser,
    description: 'Ids of your own fields whose value is taken from that contact, too',
    example: [],
  })
  @Rule((value) => (value == null ? null : idsProblem(value, CUSTOM_FIELD_LIMITS.perUser)))
  takeFields?: string[] | null;
}

/** A merge that POST /api/contacts/{contactId}/unmerge can undo. */
export class UndoableMergeDto {
  @ApiProperty({ type: String, format: 'uuid', description: 'The contact that is left' })
  contactId: string;

  @ApiProperty({ type: String, example: 'Ada Lovelace' })
  displayName: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    description: 'The contact that became part of it',
  })
  otherId: string;

  @ApiProperty({ type: String, example: 'A. Lovelace' })
  otherName: string;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-05-03T09:00:00.000Z' })
  mergedAt: string;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-05-03T09:10:00.000Z' })
  undoableUntil: string;
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  BULK_CHANGES,
  BULK_LIMIT,
  type BulkChangeKind,
  CADENCE_LIMITS,
  CONTACT_SORTS,
  isUuid,
  LAST_CONTACTS,
  MISSING_FACTS,
  STATED_CHANNELS,
  TEXT_LIMITS,
  WORK_STYLE_TYPES,
} from '@rapport/contracts';
import { Transform } from 'class-transformer';
import { AlsoHolds } from '../../documentation/also-holds.ts';
import {
  choiceProblem,
  setProblem,
  wholeNumberProblem,
} from '../../validation/domain/value-rules.ts';
import { LINE_OR_EMPTY } from '../../validation/domain/patterns.ts';
import { type Problem, textProblem, trimmed } from '../../validation/domain/text-rules.ts';
import { LabelIdsField } from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';
import { matchingProblem } from '../matching.ts';

const FILTER = [
  'q=[A-Za-z0-9%+._-]*',
  '(?:city|country|department|company)=(?:[A-Za-z0-9]|%[C-E][0-9A-F])[A-Za-z0-9%+._-]*',
  'customField=[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}%3A(?:set|empty|yes|no|contains%3A[A-Za-z0-9][A-Za-z0-9+._-]{0,98}|range%3A[0-9]{1,9}\\.\\.[0-9]{1,9}|within%3A[0-9]{1,2}|any%3A[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})',
  'label=[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}',
  '(?:due|assessed)=(?:true|false)',
  'dueWithinDays=[0-9]{1,2}',
  `lastContact=(?:${LAST_CONTACTS.join('|')})`,
  `sort=(?:${CONTACT_SORTS.join('|')})`,
  `(?:prefers|never)=(?:${STATED_CHANNELS.join('|')})`,
  `missing=(?:${MISSING_FACTS.join('|')})`,
  'notSince=(?:19|2[0-9])[0-9]{2}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))',
  `mbtiType=(?:${WORK_STYLE_TYPES.join('|')})`,
  'enneagramType=[1-9]',
].join('|');
const TWICE =
  '(q|city|country|department|company|due|assessed|dueWithinDays|lastContact|sort|prefers|never|missing|notSince|mbtiType|enneagramType)=';
/** A list query in which each parameter except labels and custom fields occurs at most once. */
const MATCHING = `^(?!.*\\b${TWICE}.*\\b\\1=)(?:(?:${FILTER})(?:&(?:${FILTER}))*)?$`;

const IS_MATCHING = { required: ['matching'], properties: { matching: { type: 'string' } } };

/** The body of POST /api/contacts/bulk. */
@AlsoHolds(
  {
    if: IS_MATCHING,
    then: { properties: { ids: { type: 'null' } } },
    else: { required: ['ids'], properties: { ids: { type: 'array' } } },
  },
  {
    if: { required: ['change'], properties: { change: { const: 'cadence' } } },
    then: { required: ['cadenceDays'], properties: { cadenceDays: {} } },
  },
  {
    if: { required: ['change'], properties: { change: { const: 'organization' } } },
    then: { required: ['organizationName'], properties: { organizationName: {} } },
  },
)
export class BulkChangeDto {
  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    nullable: true,
    minItems: 1,
    maxItems: BULK_LIMIT,
    uniqueItems: true,
    description: 'The contacts to change; ids of no contact are passed over',
    example: ['018f6b1e-0000-7000-8000-000000000115'],
  })
  @Rule((value, body) => ('matching' in body && body.matching != null ? unused(value) : ids(value)))
  ids?: string[] | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 2_000,
    pattern: MATCHING,
    description: 'In place of ids: the query of a list, all of whose contacts are changed',
    example: 'due=true&q=ada',
  })
  @Rule((value) => (value == null ? null : matchingProblem(value)))
  matching?: string | null;

  @ApiProperty({ enum: BULK_CHANGES, example: 'cadence' })
  @Rule((value) => choiceProblem(value, BULK_CHANGES))
  change: BulkChangeKind;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: CADENCE_LIMITS.min,
    maximum: CADENCE_LIMITS.max,
    description: 'For cadence: in days; with null, the contacts are not due any more',
    example: 30,
  })
  @Rule((value, body) => cadenceProblem(value, 'change' in body && body.change === 'cadence'))
  cadenceDays?: number | null;

  @LabelIdsField('For labels: the labels that the contacts get')
  addLabels?: string[] | null;

  @LabelIdsField('For labels: the labels that the contacts lose')
  removeLabels?: string[] | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: TEXT_LIMITS.short,
    pattern: LINE_OR_EMPTY,
    description: 'For organization: the name that the contacts get; null removes theirs',
    example: 'Engines Ltd',
  })
  @Transform(({ value }) => (typeof value === 'string' ? trimmed(value) || null : value))
  @Rule((value, body) =>
    organizationProblem(value, 'change' in body && body.change === 'organization'),
  )
  organizationName?: string | null;
}

/** Response of POST /api/contacts/bulk. */
export class BulkResultDto {
  @ApiProperty({
    type: [String],
    format: 'uuid',
    description: 'The contacts that are now different',
  })
  changed: string[];

  @ApiProperty({
    type: [BulkChangeDto],
    description: 'The bodies that undo the change when they are sent in this order',
  })
  undo: BulkChangeDto[];

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description:
      'Of labels, cadences, and organizations, for POST /api/undos/{id}; null where nothing changed, and of the others',
  })
  undoId: string | null;
}

function unused(value: unknown): Problem {
  return value == null ? null : 'must be left out when matching is given';
}

function ids(value: unknown): Problem {
  if (value == null) return 'is required, or matching';
  const problem = setProblem(value, isUuid, 'ids of contacts');
  if (problem !== null || !Array.isArray(value)) return problem;
  return value.length >= 1 && value.length <= BULK_LIMIT
    ? null
    : `must have 1 to ${BULK_LIMIT} items`;
}

function cadenceProblem(value: unknown, isAsked: boolean): Problem {
  if (value === null || (value === undefined && !isAsked)) return null;
  const problem = wholeNumberProblem(value, CADENCE_LIMITS);
  return problem && `${problem} or null`;
}

function organizationProblem(value: unknown, isAsked: boolean): Problem {
  if (value === null || (value === undefined && !isAsked)) return null;
  if (value === undefined) return 'is required, or null to remove it';
  return textProblem(value, { longest: TEXT_LIMITS.short });
}

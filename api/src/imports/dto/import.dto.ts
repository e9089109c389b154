import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CADENCE_LIMITS,
  IMPORT_ACTIONS,
  IMPORT_OUTCOMES,
  IMPORT_SOURCES,
  type ImportAction,
  type ImportOutcome,
  type ImportSource,
  MERGED_FIELDS,
  type MergedField,
  MOST_IMPORT_ROWS,
  MOST_ROWS_PER_CALL,
  PREFERENCE_LIMITS,
  TEXT_LIMITS,
} from '@rapport/contracts';
import { Type } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { CreateContactDto } from '../../contacts/dto/create-contact.dto.ts';
import { FieldProblemDto } from '../../documentation/error.dto.ts';
import { type Problem } from '../../validation/domain/text-rules.ts';
import {
  choiceProblem,
  listProblem,
  objectProblem,
  setProblem,
  wholeNumberProblem,
} from '../../validation/domain/value-rules.ts';
import { dayProblem } from '../../validation/domain/time-rules.ts';
import {
  DAY_SCHEMA,
  OptionalIdField,
  OptionalTextField,
  TextField,
} from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';
import {
  NewStatedPreferenceDto,
  NewStatedPreferencesField,
} from '../../stated-preferences/dto/stated-preference.dto.ts';

const isGiven = (_dto: object, value: unknown): boolean => value !== undefined && value !== null;
const ROW_LIMITS = { min: 1, max: MOST_IMPORT_ROWS } as const;
const ROW_SCHEMA = { type: 'integer', minimum: 1, maximum: MOST_IMPORT_ROWS } as const;
const COUNT = { type: 'integer', minimum: 0, example: 0 } as const;
const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;

/** The body of POST /api/imports. */
export class CreateImportDto {
  @TextField({
    description: 'Name of the file',
    example: 'contacts.csv',
    longest: TEXT_LIMITS.short,
  })
  fileName: string;

  @ApiProperty({ enum: IMPORT_SOURCES, description: 'Where the file came from, by its columns' })
  @Rule((value) => choiceProblem(value, IMPORT_SOURCES))
  source: ImportSource;

  @ApiProperty({ ...ROW_SCHEMA, description: 'How many rows the file has', example: 47 })
  @Rule((value) => wholeNumberProblem(value, ROW_LIMITS))
  rowCount: number;
}

/**
 * A row of the file. Its number is unique within the import: for a row that was sent before, the response has its
 * first outcome.
 */
export class ImportRowDto {
  @ApiProperty({ ...ROW_SCHEMA, description: 'Its place in the file', example: 1 })
  @Rule((value) => wholeNumberProblem(value, ROW_LIMITS))
  row: number;

  @ApiProperty({ enum: IMPORT_ACTIONS, example: 'add' })
  @Rule((value) => choiceProblem(value, IMPORT_ACTIONS))
  action: ImportAction;

  @OptionalIdField({ description: 'The contact that a row with `merge` goes into' })
  contactId?: string | null;

  @ApiPropertyOptional({
    ...ROW_SCHEMA,
    nullable: true,
    description:
      'Instead of `contactId`: an earlier row of this import whose contact this row goes into. ' +
      'If that row has no contact, this one is added.',
    example: 1,
  })
  @ValidateIf(isGiven)
  @Rule((value) => wholeNumberProblem(value, ROW_LIMITS))
  intoRow?: number | null;

  @ApiPropertyOptional({
    enum: MERGED_FIELDS,
    isArray: true,
    uniqueItems: true,
    description: 'The fields that a merge takes from this row although the contact has a value',
    example: ['organizationTitle'],
  })
  @ValidateIf(isGiven)
  @Rule((value) =>
    setProblem(value, (item) => MERGED_FIELDS.some((field) => field === item), 'field names'),
  )
  replace?: MergedField[];

  // Not validated here: a contact with problems refuses only its own row.
  @ApiPropertyOptional({
    type: CreateContactDto,
    description: 'What the row says, as for POST /api/contacts; not needed for `skip`',
  })
  @ValidateIf(isGiven)
  @Rule(objectProblem)
  contact?: CreateContactDto;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: CADENCE_LIMITS.min,
    maximum: CADENCE_LIMITS.max,
    description: 'The cadence in days; a merge keeps one that the contact has',
    example: 30,
  })
  @ValidateIf(isGiven)
  @Rule((value) => wholeNumberProblem(value, CADENCE_LIMITS))
  cadenceDays?: number | null;

  @ApiPropertyOptional({
    ...DAY_SCHEMA,
    nullable: true,
    description:
      'The day of the last contact, not in the future: the cadence counts from it. It becomes an imported ' +
      'interaction, unless there was contact on that day or later',
    example: '2026-03-03',
  })
  @ValidateIf(isGiven)
  @Rule(dayProblem)
  lastContactOn?: string | null;

  @ApiPropertyOptional({
    ...DAY_SCHEMA,
    nullable: true,
    description: 'The day of the next step, which becomes a promise of the user',
    example: '2026-03-17',
  })
  @ValidateIf(isGiven)
  @Rule(dayProblem)
  nextStepOn?: string | null;

  @OptionalTextField({ description: 'What the next step is', example: 'Send the figures' })
  nextStep?: string | null;

  @NewStatedPreferencesField(PREFERENCE_LIMITS.perContact)
  statedPreferences?: NewStatedPreferenceDto[] | null;
}

/** The body of POST /api/imports/{id}/rows. */
export class ImportRowsDto {
  @ApiProperty({ type: [ImportRowDto], minItems: 1, maxItems: MOST_ROWS_PER_CALL })
  @Rule(rowsProblem)
  @ValidateNested({ each: true, message: 'must be a row' })
  @Type(() => ImportRowDto)
  rows: ImportRowDto[];
}

function rowsProblem(value: unknown): Problem {
  const problem = listProblem(value, MOST_ROWS_PER_CALL, 'rows');
  if (problem !== null || !Array.isArray(value)) return problem;
  return value.length === 0 ? 'must have at least one row' : null;
}

/** The outcome of a row. */
export class ImportedRowDto {
  @ApiProperty({ ...ROW_SCHEMA, example: 1 })
  row: number;

  @ApiProperty({ enum: IMPORT_OUTCOMES, example: 'added' })
  outcome: ImportOutcome;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'What it was added as, or merged into; null if that is gone by now',
  })
  contactId: string | null;

  @ApiProperty({ type: [FieldProblemDto], description: 'Why it was refused; empty otherwise' })
  problems: FieldProblemDto[];
}

/** An import and its progress. */
export class ImportSummaryDto {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, example: 'contacts.csv' })
  fileName: string;

  @ApiProperty({ enum: IMPORT_SOURCES, example: 'google' })
  source: ImportSource;

  @ApiProperty({ ...COUNT, example: 47 })
  rowCount: number;

  @ApiProperty(TIME)
  createdAt: string;

  @ApiProperty({ ...TIME, description: 'A day after its start' })
  undoableUntil: string;

  @ApiProperty({ ...COUNT, example: 44 })
  added: number;

  @ApiProperty({ ...COUNT, example: 3 })
  merged: number;

  @ApiProperty(COUNT)
  skipped: number;

  @ApiProperty(COUNT)
  refused: number;

  @ApiProperty({ ...TIME, nullable: true, description: 'When it was undone', example: null })
  undoneAt: string | null;

  @ApiProperty({ ...COUNT, description: 'Contacts that the undo removed' })
  removed: number;

  @ApiProperty({ ...COUNT, description: 'Contacts whose merged values the undo took back' })
  restored: number;

  @ApiProperty({
    ...COUNT,
    description: 'Contacts that the undo left as they are, because they changed after the import',
  })
  kept: number;
}

/** Response of GET /api/imports/{id}: the import and every row sent so far, in the order of the file. */
export class ImportDetailsDto extends ImportSummaryDto {
  @ApiProperty({ type: [ImportedRowDto] })
  rows: ImportedRowDto[];
}

/** Response of POST /api/imports/{id}/rows: the rows of the request, in their order. */
export class ImportedRowsDto {
  @ApiProperty({ type: ImportSummaryDto })
  import: ImportSummaryDto;

  @ApiProperty({ type: [ImportedRowDto], description: 'The rows of the call, in their order' })
  rows: ImportedRowDto[];
}

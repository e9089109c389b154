import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { COMMITMENT_KINDS, COMMITMENT_LIMITS, type CommitmentKind } from '@rapport/contracts';
import { Type } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { dayProblem } from '../../validation/domain/time-rules.ts';
import { choiceProblem, listProblem } from '../../validation/domain/value-rules.ts';
import {
  ChangedTitleField,
  DAY_SCHEMA,
  idsProblem,
  OptionalIdField,
  TitleField,
} from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';

const ID = { type: String, format: 'uuid' } as const;
const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;
const KIND = { enum: COMMITMENT_KINDS, example: 'i_promised' };
const TEXT = {
  description: 'The marked words',
  example: 'Send the new price list',
  longest: COMMITMENT_LIMITS.text,
};
const DUE = 'The day it is promised or asked for; not kept for a number or a person';
const isGiven = (_dto: object, value: unknown): boolean => value !== undefined && value !== null;
const isThere = (_dto: object, value: unknown): boolean => value !== undefined;

/** An optional day; null clears it. */
function OptionalDayField(description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ ...DAY_SCHEMA, nullable: true, description, example: '2026-03-17' }),
    ValidateIf(isGiven),
    Rule(dayProblem),
  );
}

/** A promise, a question, a number, or a person that the user marked. */
export class CommitmentDto {
  @ApiProperty(ID) id: string;
  @ApiProperty(ID) contactId: string;

  @ApiProperty({ ...ID, nullable: true, description: 'The interaction whose note it comes from' })
  interactionId: string | null;

  @ApiProperty(KIND) kind: CommitmentKind;
  @ApiProperty({ type: String, example: TEXT.example }) text: string;

  @ApiProperty({ ...DAY_SCHEMA, nullable: true, description: DUE, example: '2026-03-17' })
  dueOn: string | null;

  @ApiProperty(TIME) createdAt: string;

  @ApiProperty({ ...TIME, nullable: true, description: 'When it was done', example: null })
  doneAt: string | null;

  @ApiProperty({
    ...DAY_SCHEMA,
    nullable: true,
    description: 'The day on which Today shows it again',
    example: null,
  })
  snoozedUntil: string | null;
}

/** The person of a commitment. */
export class CommitmentPersonDto {
  @ApiProperty(ID) id: string;
  @ApiProperty({ type: String, example: 'Ada Lovelace' }) displayName: string;
  @ApiProperty({ type: String, nullable: true, example: 'Ada' }) givenName: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Lovelace' }) familyName: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) photoPath: string | null;
}

/** An open commitment and its person. */
export class OpenCommitmentDto {
  @ApiProperty({ type: CommitmentPersonDto }) person: CommitmentPersonDto;
  @ApiProperty({ type: CommitmentDto }) commitment: CommitmentDto;
}

/** A piece of the note that's saved with an interaction. */
export class NewCommitmentDto {
  @ApiProperty(KIND)
  @Rule((value) => choiceProblem(value, COMMITMENT_KINDS))
  kind: CommitmentKind;

  @TitleField(TEXT) text: string;
  @OptionalDayField(DUE) dueOn?: string | null;
}

/** The body of POST /api/commitments/{contactId}. */
export class CreateCommitmentDto extends NewCommitmentDto {
  @OptionalIdField({ description: 'The interaction whose note it comes from' })
  interactionId?: string | null;
}

/** The body of PATCH /api/commitments/{contactId}/{id}; absent fields stay unchanged. */
export class UpdateCommitmentDto {
  @ApiPropertyOptional(KIND)
  @ValidateIf(isThere)
  @Rule((value) => choiceProblem(value, COMMITMENT_KINDS))
  kind?: CommitmentKind;

  @ChangedTitleField(TEXT) text?: string;
  @OptionalDayField(DUE) dueOn?: string | null;

  @ApiPropertyOptional({ type: Boolean, description: 'Whether it is done', example: true })
  @ValidateIf(isThere)
  @Rule((value) => (typeof value === 'boolean' ? null : 'must be true or false'))
  done?: boolean;

  @OptionalDayField('The day on which Today shows it again; null for now') snoozedUntil?:
    | string
    | null;
}

/** Marked pieces of an interaction's note, in a body that writes the note. */
export function NewCommitmentsField(
  description = 'Pieces of the note that are marked now, which are added to those there are',
): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: [NewCommitmentDto],
      maxItems: COMMITMENT_LIMITS.perWrite,
      nullable: true,
      description,
    }),
    ValidateIf(isGiven),
    Rule((value) => listProblem(value, COMMITMENT_LIMITS.perWrite, 'objects')),
    ValidateNested({ each: true }),
    Type(() => NewCommitmentDto),
  );
}

/** IDs of commitments whose text was removed from a note. */
export function ForgottenCommitmentsField(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: 'array',
      items: { type: 'string', format: 'uuid' },
      maxItems: COMMITMENT_LIMITS.perWrite,
      uniqueItems: true,
      nullable: true,
      description: 'Ids of commitments to remove; those that are gone are left out',
    }),
    ValidateIf(isGiven),
    Rule((value) => idsProblem(value, COMMITMENT_LIMITS.perWrite)),
  );
}

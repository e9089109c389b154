import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ACCESS_SCOPES, ACCESS_TOKEN_LIMITS, type AccessScope } from '@rapport/contracts';
import { ValidateIf } from 'class-validator';
import { type Problem } from '../../validation/domain/text-rules.ts';
import { setProblem, wholeNumberProblem } from '../../validation/domain/value-rules.ts';
import { TitleField } from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';

const { longestDays, defaultDays, name: longest } = ACCESS_TOKEN_LIMITS;
const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;
const SCOPES = { enum: ACCESS_SCOPES, isArray: true } as const;
const NAME = { description: 'What the token is for', example: 'Phone book sync' };

function scopesProblem(value: unknown): Problem {
  const isScope = (item: unknown) => ACCESS_SCOPES.some((scope) => scope === item);
  if (Array.isArray(value) && value.length === 0) return 'must have at least one scope';
  return setProblem(value, isScope, ACCESS_SCOPES.join(', '));
}

/** A token of a program, without the token itself. */
export class AccessTokenDto {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ ...NAME, type: String }) name: string;

  @ApiProperty({
    type: String,
    description: 'How the token begins',
    example: 'rapport_pat_4fT9',
  })
  prefix: string;

  @ApiProperty({ ...SCOPES, description: 'What it allows' }) scopes: AccessScope[];
  @ApiProperty(TIME) createdAt: string;
  @ApiProperty({ ...TIME, description: 'When it stops working' }) expiresAt: string;

  @ApiProperty({
    ...TIME,
    nullable: true,
    description: 'When a call last came with it, to the minute; null for never',
  })
  lastUsedAt: string | null;
}

/** Answer of POST /api/access-tokens. */
export class NewAccessTokenDto extends AccessTokenDto {
  @ApiProperty({
    type: String,
    description: 'Sent by the program as `Authorization: Bearer`; shown only once',
    example: 'rapport_pat_and-38-further-characters',
  })
  token: string;
}

/** The body of POST /api/access-tokens. */
export class CreateAccessTokenDto {
  @TitleField({ ...NAME, longest })
  name: string;

  @ApiProperty({
    ...SCOPES,
    minItems: 1,
    uniqueItems: true,
    description: 'What it allows; none includes another one',
    example: ['contacts:read'],
  })
  @Rule(scopesProblem)
  scopes: AccessScope[];

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: longestDays,
    nullable: true,
    description: `In how many days it stops working; ${defaultDays} unless given`,
    example: defaultDays,
  })
  @ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null)
  @Rule((value) => wholeNumberProblem(value, { min: 1, max: longestDays }))
  expiresInDays?: number | null;
}

import { ApiProperty } from '@nestjs/swagger';
import { TEXT_LIMITS } from '@rapport/contracts';
import { LINE } from '../../validation/domain/patterns.ts';
import { type Problem, requiredTextProblem } from '../../validation/domain/text-rules.ts';
import { setProblem } from '../../validation/domain/value-rules.ts';
import { Rule } from '../../validation/rule.ts';
import { type CompanyName } from '../domain/spelling-groups.ts';

/** The most names in one group. */
export const MOST_SPELLINGS = 50;

class CompanyNameDto implements CompanyName {
  @ApiProperty({ type: String, example: 'Engines Ltd' }) name: string;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'How many contacts have it',
    example: 3,
  })
  contacts: number;
}

/** Names that are or may be spellings of one company. */
export class CompanySpellingsDto {
  @ApiProperty({ type: [CompanyNameDto], description: 'The name of most contacts first' })
  names: CompanyNameDto[];
}

/** The body of POST /api/companies/different. */
export class DifferentCompaniesDto {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: TEXT_LIMITS.short, pattern: LINE },
    minItems: 2,
    maxItems: MOST_SPELLINGS,
    uniqueItems: true,
    description: 'The names, as contacts have them',
    example: ['Engines Ltd', 'Engines AG'],
  })
  @Rule(namesProblem)
  names: string[];

  @ApiProperty({ type: Boolean, description: 'False takes the statement back', example: true })
  @Rule((value) => (typeof value === 'boolean' ? null : 'must be true or false'))
  different: boolean;
}

function namesProblem(value: unknown): Problem {
  const isName = (name: unknown) =>
    requiredTextProblem(name, { longest: TEXT_LIMITS.short }) === null;
  const problem = setProblem(value, isName, 'names of companies');
  if (problem !== null || !Array.isArray(value)) return problem;
  return value.length >= 2 && value.length <= MOST_SPELLINGS
    ? null
    : `must have 2 to ${MOST_SPELLINGS} items`;
}

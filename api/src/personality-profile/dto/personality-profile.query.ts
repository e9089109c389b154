import { ApiProperty } from '@nestjs/swagger';
import { MOTIVATION_TYPES, WORK_STYLE_TYPES } from '@rapport/contracts';
import { type Problem } from '../../validation/domain/text-rules.ts';
import { Rule } from '../../validation/rule.ts';

/** The query of GET /api/personality-profile. Both are required; unknown values give a 404. */
export class PersonalityProfileQuery {
  @ApiProperty({ type: String, enum: WORK_STYLE_TYPES, example: 'INTJ' })
  @Rule(plainProblem)
  mbtiType: string;

  @ApiProperty({ type: Number, enum: MOTIVATION_TYPES, example: 5 })
  @Rule(plainProblem)
  enneagramType: string;
}

function plainProblem(value: unknown): Problem {
  if (value === undefined || value === '') return 'is required';
  return typeof value === 'string' ? null : 'must be given only once, as a plain value';
}

import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { TEXT_LIMITS } from '@rapport/contracts';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { LINE } from '../../validation/domain/patterns.ts';
import { type Problem, requiredTextProblem } from '../../validation/domain/text-rules.ts';
import {
  listProblem,
  objectProblem,
  percentProblem,
  SCORE_LIMITS,
  wholeNumberProblem,
} from '../../validation/domain/value-rules.ts';
import { ScoreField } from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';

const MOST_STRENGTHS = 50;
const MOST_SCALES = 50;
const LONGEST_SCALE = 100;
const SCALE_NAMES = { propertyNames: { minLength: 1, maxLength: LONGEST_SCALE, pattern: LINE } };

/** The five-factor scores of a contact assessment, 0–100. */
class BigFiveScoresDto {
  @ScoreField() openness: number;
  @ScoreField() conscientiousness: number;
  @ScoreField() extraversion: number;
  @ScoreField() agreeableness: number;
  @ScoreField() neuroticism: number;
}

type HexacoScores = CompleteAssessmentDto['hexacoScores'];

class HexacoScoresDto implements HexacoScores {
  @ScoreField() honestyHumility: number;
}

type PanasScores = CompleteAssessmentDto['panasScores'];

class PanasScoresDto implements PanasScores {
  @ScoreField() positiveTotal: number;
  @ScoreField() negativeTotal: number;
}

/** The body of POST /api/assessment-complete/{contactId}. */
export class CompleteAssessmentDto {
  @Nested(BigFiveScoresDto)
  bigFiveScores: BigFiveScoresDto;

  @Nested(HexacoScoresDto)
  hexacoScores: HexacoScoresDto;

  @Nested(PanasScoresDto)
  panasScores: PanasScoresDto;

  @ApiProperty({
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: TEXT_LIMITS.short, pattern: LINE },
    maxItems: MOST_STRENGTHS,
    description: 'The most pronounced one first',
    example: [],
  })
  @Rule(strengthsProblem)
  viaStrengths: string[];

  @ScalesField()
  hoganHpiScores: Record<string, number>;

  @ScalesField()
  hoganHdsScores: Record<string, number>;

  @ApiProperty({ type: Number, minimum: 0, maximum: 100, example: 75 })
  @Rule(percentProblem)
  confidenceScore: number;
}

/** A nested object with its own fields. */
function Nested(type: new () => object): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type }),
    Rule(objectProblem),
    ValidateNested(),
    Type(() => type),
  );
}

/** Scores of scales whose names the client chooses. */
function ScalesField(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'object',
      additionalProperties: {
        type: 'integer',
        minimum: SCORE_LIMITS.min,
        maximum: SCORE_LIMITS.max,
      },
      ...SCALE_NAMES,
      maxProperties: MOST_SCALES,
      example: {},
    }),
    Rule(scalesProblem),
  );
}

function scalesProblem(value: unknown): Problem {
  if (typeof value !== 'object' || value === null) return objectProblem(value);
  const entries = Object.entries(value);
  if (Array.isArray(value) || entries.length > MOST_SCALES) {
    return `must be an object of at most ${MOST_SCALES} scores`;
  }
  const isNamed = ([name]: [string, unknown]) =>
    requiredTextProblem(name, { longest: LONGEST_SCALE }) === null;
  if (!entries.every(isNamed)) {
    return `must name each score in 1 to ${LONGEST_SCALE} plain characters`;
  }
  const problem = entries
    .map(([, score]) => wholeNumberProblem(score, SCORE_LIMITS))
    .find((found) => found !== null);
  return problem === undefined ? null : `must be an object of scores, and each ${problem}`;
}

function strengthsProblem(value: unknown): Problem {
  if (!Array.isArray(value) || value.length > MOST_STRENGTHS) {
    return listProblem(value, MOST_STRENGTHS, 'texts');
  }
  for (const strength of value) {
    const problem = requiredTextProblem(strength, { longest: TEXT_LIMITS.short });
    if (problem !== null) return `must be a list of texts, and each ${problem}`;
  }
  return null;
}

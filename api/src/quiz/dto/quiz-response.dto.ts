import { ApiProperty } from '@nestjs/swagger';
import {
  type Answer,
  ANSWERS,
  CONFIDENCE_LEVELS,
  type ConfidenceLevel,
  QUIZ_BANK,
  type QuizResponse,
} from '@rapport/contracts';
import { Rule } from '../../validation/rule.ts';
import { sameKeys } from '../../validation/same-keys.ts';

const QUESTION_IDS: ReadonlySet<unknown> = new Set(QUIZ_BANK.map(({ id }) => id));

function oneOfProblem(value: unknown, choices: readonly string[]): string | null {
  return choices.some((choice) => choice === value) ? null : `must be one of ${choices.join(', ')}`;
}

export class QuizResponseDto implements QuizResponse {
  @ApiProperty({ type: String, example: 'workstyle-ei' })
  @Rule((value) => (QUESTION_IDS.has(value) ? null : 'must be the id of a quiz question'))
  questionId: string;

  @ApiProperty({ enum: ANSWERS })
  @Rule((value) => oneOfProblem(value, ANSWERS))
  answer: Answer;

  @ApiProperty({ enum: CONFIDENCE_LEVELS, example: 'medium' })
  @Rule((value) => oneOfProblem(value, CONFIDENCE_LEVELS))
  confidence: ConfidenceLevel;
}

sameKeys<QuizResponseDto, QuizResponse>(true);

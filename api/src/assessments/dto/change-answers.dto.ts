import { ApiProperty } from '@nestjs/swagger';
import { type Answer, ANSWERS, isUuid, QUIZ_BANK, type AnyRunSource } from '@rapport/contracts';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { type Problem } from '../../validation/domain/text-rules.ts';
import { choiceProblem, listProblem } from '../../validation/domain/value-rules.ts';
import { OptionalIdField } from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';
import { findQuestion } from '../domain/find-question.ts';

type GivenAnswer = ChangeAnswersDto['changes'][number];

class GivenAnswerDto implements GivenAnswer {
  @ApiProperty({ type: String, format: 'question-id', example: 'workstyle-sn-f1' })
  @Rule((value) => (findQuestion(value) ? null : 'must be the id of a quiz question'))
  questionId: string;

  @ApiProperty({ enum: ANSWERS })
  @Rule((value) => choiceProblem(value, ANSWERS))
  answer: Answer;
}

const SOURCES = ['change', 'observation', 'writing'] as const satisfies AnyRunSource[];

/** The body of POST /api/assessment-runs/{contactId}/answers. */
export class ChangeAnswersDto {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Has to be the newest run; null where there is none yet',
  })
  @Rule((value) => (value === null || isUuid(value) ? null : 'must be a UUID or null'))
  baseRunId: string | null;

  @ApiProperty({ enum: SOURCES, example: 'change' })
  @Rule((value) => choiceProblem(value, SOURCES))
  source: (typeof SOURCES)[number];

  @ApiProperty({
    type: [GivenAnswerDto],
    minItems: 1,
    maxItems: QUIZ_BANK.length,
    description: 'Of several answers to one question, the last one counts',
  })
  @Rule(changesProblem)
  @ValidateNested({ each: true, message: 'must be an answer' })
  @Type(() => GivenAnswerDto)
  changes: GivenAnswerDto[];

  @OptionalIdField({ description: 'The interaction in which it was observed' })
  interactionId?: string | null;
}

function changesProblem(value: unknown): Problem {
  const problem = listProblem(value, QUIZ_BANK.length, 'answers');
  if (problem !== null || !Array.isArray(value)) return problem;
  return value.length === 0 ? 'must have at least one answer' : null;
}

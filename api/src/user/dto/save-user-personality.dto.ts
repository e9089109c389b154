import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Answer, ASSESSMENT_VERSION } from '@rapport/contracts';
import { ValidateIf } from 'class-validator';
import { ScoreField } from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';
import {
  SELF_ASSESSMENT_ANSWERS,
  selfAssessmentAnswersProblem,
} from './self-assessment-answers.ts';

/** The body of PUT /api/user-personality. */
export class SaveUserPersonalityDto {
  @ScoreField() bigFiveOpenness: number;
  @ScoreField() bigFiveConscientiousness: number;
  @ScoreField() bigFiveExtraversion: number;
  @ScoreField() bigFiveAgreeableness: number;
  @ScoreField() bigFiveNeuroticism: number;
  @ScoreField() hexacoHonestyHumility: number;
  @ScoreField() panasPositiveAffect: number;
  @ScoreField() panasNegativeAffect: number;
  @ScoreField() viaWisdom: number;
  @ScoreField() viaCourage: number;
  @ScoreField() viaLove: number;
  @ScoreField() hoganAdjustment: number;
  @ScoreField() hoganAmbition: number;
  @ScoreField() hoganSociability: number;

  @ApiProperty({ type: Boolean, enum: [true] })
  @Rule((value) => (value === true ? null : 'must be true'))
  assessmentComplete: true;

  @ApiProperty({ type: String, enum: [ASSESSMENT_VERSION] })
  @Rule((value) => (value === ASSESSMENT_VERSION ? null : `must be ${ASSESSMENT_VERSION}, as text`))
  assessmentVersion: typeof ASSESSMENT_VERSION;

  @ApiPropertyOptional({
    ...SELF_ASSESSMENT_ANSWERS,
    nullable: true,
    description:
      'The answers behind the scores by question id; without them it is not known what was answered',
  })
  @ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null)
  @Rule(selfAssessmentAnswersProblem)
  answers?: Readonly<Record<string, Answer>> | null;
}

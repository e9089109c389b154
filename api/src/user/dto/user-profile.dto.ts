import { ApiProperty } from '@nestjs/swagger';
import {
  type Answer,
  PERSONALITY_SCORES,
  type PersonalityScores,
  type SelfAssessmentBasis,
} from '@rapport/contracts';
import { SELF_ASSESSMENT_ANSWERS } from './self-assessment-answers.ts';

const SCORE = {
  type: Number,
  minimum: 0,
  maximum: 100,
  nullable: true,
  required: true,
  example: 50,
} as const;

/** The fourteen self-assessment scores, integers 0–100; null if not measured. */
class PersonalityScoresDto implements PersonalityScores, SelfAssessmentBasis {
  @ApiProperty(SCORE) bigFiveOpenness: number | null;
  @ApiProperty(SCORE) bigFiveConscientiousness: number | null;
  @ApiProperty(SCORE) bigFiveExtraversion: number | null;
  @ApiProperty(SCORE) bigFiveAgreeableness: number | null;
  @ApiProperty(SCORE) bigFiveNeuroticism: number | null;
  @ApiProperty(SCORE) hexacoHonestyHumility: number | null;
  @ApiProperty(SCORE) panasPositiveAffect: number | null;
  @ApiProperty(SCORE) panasNegativeAffect: number | null;
  @ApiProperty(SCORE) viaWisdom: number | null;
  @ApiProperty(SCORE) viaCourage: number | null;
  @ApiProperty(SCORE) viaLove: number | null;
  @ApiProperty(SCORE) hoganAdjustment: number | null;
  @ApiProperty(SCORE) hoganAmbition: number | null;
  @ApiProperty(SCORE) hoganSociability: number | null;

  @ApiProperty({
    ...SELF_ASSESSMENT_ANSWERS,
    nullable: true,
    description: 'The answers behind the scores; null where they are not known',
  })
  answers: Readonly<Record<string, Answer>> | null;

  @ApiProperty({
    enum: [...PERSONALITY_SCORES],
    isArray: true,
    nullable: true,
    required: true,
    example: ['bigFiveOpenness', 'viaCourage'],
    description:
      'The scores whose question was answered; any other is the middle that stands for no answer. Null where that is not known',
  })
  answeredScores: (keyof PersonalityScores)[] | null;
}

export class ResponsibleUseDto {
  @ApiProperty({ type: String, description: 'Which text was accepted', example: '1' })
  version: string;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' })
  acknowledgedAt: string;
}

/** Response of GET /api/user/profile. */
export class UserProfileDto extends PersonalityScoresDto {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, nullable: true, example: 'grace@example.com' })
  email: string | null;

  @ApiProperty({ type: Boolean })
  assessmentComplete: boolean;

  @ApiProperty({ type: String, nullable: true, example: '2.0' })
  assessmentVersion: string | null;

  @ApiProperty({ type: ResponsibleUseDto, nullable: true })
  responsibleUse: ResponsibleUseDto | null;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    example: true,
    description: 'Whether DELETE /api/user removes the account at the auth service too',
  })
  accountRemovable: boolean | null;
}

/** Response of GET /api/user-profile: the input for matching coaching cards. */
export class UserScoresDto extends PersonalityScoresDto {
  @ApiProperty({ type: Boolean })
  assessmentComplete: boolean;
}

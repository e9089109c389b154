import { ApiProperty } from '@nestjs/swagger';
import {
  type Answer,
  type ExportedData,
  type ExportedPerson,
  type ExportedScale,
  type ExportedSelfAssessment,
  type ExportedUser,
} from '@rapport/contracts';
import { SELF_ASSESSMENT_ANSWERS } from '../../user/dto/self-assessment-answers.ts';
import { ResponsibleUseDto } from '../../user/dto/user-profile.dto.ts';
import { sameKeys } from '../../validation/same-keys.ts';
import { ExportedContactDto } from './exported-contact.dto.ts';
import { EMPTY, SCORE, TIME } from './exported-values.ts';

const MAYBE = { ...EMPTY, ...SCORE } as const;

class ExportedScalesDto implements Record<ExportedScale, number | null> {
  @ApiProperty(MAYBE) openness: number | null;
  @ApiProperty(MAYBE) conscientiousness: number | null;
  @ApiProperty(MAYBE) extraversion: number | null;
  @ApiProperty(MAYBE) agreeableness: number | null;
  @ApiProperty(MAYBE) sensitivity: number | null;
  @ApiProperty(MAYBE) honestyAndHumility: number | null;
  @ApiProperty(MAYBE) positiveEnergy: number | null;
  @ApiProperty(MAYBE) tension: number | null;
  @ApiProperty(MAYBE) wisdom: number | null;
  @ApiProperty(MAYBE) courage: number | null;
  @ApiProperty(MAYBE) care: number | null;
  @ApiProperty(MAYBE) composure: number | null;
  @ApiProperty(MAYBE) drive: number | null;
  @ApiProperty(MAYBE) sociability: number | null;
}

class ExportedSelfAssessmentDto implements ExportedSelfAssessment {
  @ApiProperty({ type: Boolean }) complete: boolean;
  @ApiProperty({ ...EMPTY, type: String, example: '2.0' }) version: string | null;
  @ApiProperty({ type: ExportedScalesDto }) scores: ExportedScalesDto;

  @ApiProperty({ ...EMPTY, type: [String], example: ['openness'] })
  answered: ExportedScale[] | null;

  @ApiProperty({ ...SELF_ASSESSMENT_ANSWERS, nullable: true })
  answers: Readonly<Record<string, Answer>> | null;
}

class ExportedUserDto implements ExportedUser {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ ...EMPTY, type: String, example: 'grace@example.com' }) email: string | null;
  @ApiProperty({ ...EMPTY, type: ResponsibleUseDto }) responsibleUse: ResponsibleUseDto | null;
  @ApiProperty({ type: ExportedSelfAssessmentDto }) selfAssessment: ExportedSelfAssessmentDto;
}

/** Everything of one person, for the documentation: Postgres builds the answer itself. */
export class ExportedDataDto implements ExportedData {
  @ApiProperty({ type: String, enum: ['1'] }) exportVersion: '1';
  @ApiProperty(TIME) exportedAt: string;
  @ApiProperty({ type: ExportedUserDto }) user: ExportedUserDto;

  @ApiProperty({ type: [ExportedContactDto], description: 'In the order in which they were added' })
  contacts: ExportedContactDto[];
}

/** Everything about one contact, for the documentation. */
export class ExportedPersonDto implements ExportedPerson {
  @ApiProperty({ type: String, enum: ['1'] }) exportVersion: '1';
  @ApiProperty(TIME) exportedAt: string;
  @ApiProperty({ type: ExportedContactDto }) contact: ExportedContactDto;
}

sameKeys<ExportedDataDto, ExportedData>(true);
sameKeys<ExportedPersonDto, ExportedPerson>(true);
sameKeys<ExportedUserDto, ExportedUser>(true);
sameKeys<ExportedSelfAssessmentDto, ExportedSelfAssessment>(true);
sameKeys<ExportedScalesDto, Record<ExportedScale, number | null>>(true);

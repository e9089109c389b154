import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import {
  ACTION_RULES,
  ACTION_STATUSES,
  type ActionRule,
  type ActionStatus,
  type Answer,
  ANSWERS,
  CONFIDENCE_LEVELS,
  type ConfidenceLevel,
  OBSERVED_ANSWERS,
  type ObservedAnswer,
} from '@rapport/contracts';
import { ExportedCommitmentDto, ExportedInteractionDto } from './exported-interaction.dto.ts';
import { ExportedRelationDto } from './exported-relation.dto.ts';
import { ExportedStatedPreferenceDto } from './exported-stated-preference.dto.ts';
import { EmailDto, LinkDto, PhoneDto } from '../../contacts/dto/addresses.dto.ts';
import { NamedCustomValueDto } from '../../contacts/custom-values.dto.ts';
import { DetailsDto } from '../../contacts/details.dto.ts';
import { PlainFactsDto } from '../../contacts/plain-facts.ts';
import { EMPTY, SCORE, TIME } from './exported-values.ts';
import { ExportedAssessmentDto, ExportedResultDto } from './exported-result.dto.ts';

class ExportedCadenceChangeDto {
  @ApiProperty(TIME) setAt: string;
  @ApiProperty({ type: 'integer', description: 'The cadence until then, in days', example: 60 })
  daysBefore: number;

  @ApiPropertyOptional({ type: Boolean, description: 'false where it was assumed', example: false })
  chosenBefore?: false;

  @ApiPropertyOptional({
    type: 'integer',
    description: 'In how many days the first contact was due, where many were spread',
    example: 12,
  })
  firstDays?: number;
}

export class ExportedAnswerDto {
  @ApiProperty({ type: String, example: 'workstyle-ei' }) questionId: string;

  @ApiProperty({ type: String, example: 'In a group discussion they usually…' })
  question: string;

  @ApiProperty({ enum: ANSWERS, example: 'A' }) answer: Answer;
  @ApiProperty({ type: String, example: 'A' }) sentText: string;
  @ApiProperty(SCORE) score: number;
  @ApiProperty({ enum: CONFIDENCE_LEVELS, example: 'medium' }) confidence: ConfidenceLevel;

  @ApiProperty({ type: Boolean, description: 'Whether it narrows down a tie of motivation types' })
  narrowing: boolean;

  @ApiProperty(TIME) answeredAt: string;
  @ApiProperty(TIME) changedAt: string;
}

const MARKS = ACTION_STATUSES.filter((status) => status !== 'open');

export class ExportedActionDto {
  @ApiProperty({ type: String, example: 'R3:01890a5d-ac96-774b-bcce-b302099a8057:9f2c41d7' })
  id: string;

  @ApiProperty({ enum: ACTION_RULES, example: 'R3' }) rule: ActionRule;
  @ApiProperty({ enum: MARKS, example: 'done' }) status: Exclude<ActionStatus, 'open'>;
  @ApiProperty({ ...EMPTY, ...TIME }) snoozedUntil: string | null;
  @ApiProperty(TIME) markedAt: string;
}

export class ExportedObservationDto {
  @ApiProperty({ type: String, example: 'workstyle-sn-f1' }) questionId: string;
  @ApiProperty({ enum: OBSERVED_ANSWERS, example: 'A' }) answer: ObservedAnswer;
  @ApiProperty({ ...EMPTY, type: String, format: 'uuid' }) interactionId: string | null;
  @ApiProperty(TIME) observedAt: string;

  @ApiProperty({
    ...EMPTY,
    type: String,
    format: 'uuid',
    description: 'The assessment that it became part of',
  })
  assessmentId: string | null;
}

export class ExportedImportDto {
  @ApiProperty({ type: String, format: 'uuid' }) importId: string;
  @ApiProperty({ type: 'integer', description: 'The row of the file', example: 1 }) row: number;
  @ApiProperty({ type: String, example: 'contacts.csv' }) fileName: string;
  @ApiProperty(TIME) importedAt: string;

  @ApiProperty({
    type: 'object',
    nullable: true,
    additionalProperties: true,
    description: 'The changed fields before and after; null where it was added',
    example: null,
  })
  changed: { before: object; after: object } | null;
}

export class ExportedTipFeedbackDto {
  @ApiProperty({ type: String, example: 'I.do' }) tipId: string;
  @ApiProperty({ type: String, format: 'uuid' }) interactionId: string;

  @ApiProperty({
    ...EMPTY,
    type: Boolean,
    description: 'null for a tip that was not used',
    example: true,
  })
  helped: boolean | null;

  @ApiProperty(TIME) markedAt: string;
}

/** A contact and everything about the person. */
export class ExportedContactDto extends IntersectionType(
  ExportedResultDto,
  PlainFactsDto,
  DetailsDto,
) {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: 'Ada Lovelace' }) name: string;
  @ApiProperty({ ...EMPTY, type: String, example: 'ada@example.com' }) email: string | null;
  @ApiProperty({ ...EMPTY, type: String, example: '+44 20 7946 0018' }) phone: string | null;

  @ApiProperty({ ...EMPTY, type: String, example: 'Analytical Engines Ltd' })
  organization: string | null;

  @ApiProperty({ ...EMPTY, type: String, example: 'Head of Programming' }) title: string | null;

  @ApiProperty({ ...EMPTY, type: String, example: 'https://www.linkedin.com/in/ada' })
  profileLink: string | null;

  @ApiProperty({ type: [EmailDto] }) emails: EmailDto[];
  @ApiProperty({ type: [PhoneDto] }) phones: PhoneDto[];
  @ApiProperty({ type: [LinkDto] }) links: LinkDto[];

  @ApiProperty({ type: [String], description: 'Names', example: ['Board'] }) labels: string[];

  @ApiProperty({
    type: [NamedCustomValueDto],
    description: 'Values of your own fields, in your order',
  })
  customFields: NamedCustomValueDto[];
  @ApiProperty({ ...EMPTY, type: String, example: null }) photoUrl: string | null;
  @ApiProperty({ ...EMPTY, type: String, example: null }) profilePicture: string | null;
  @ApiProperty({ ...EMPTY, type: String, example: null }) photoPath: string | null;

  @ApiProperty({
    ...EMPTY,
    type: String,
    description: 'The photo as a `data:` address, if the user gave it as a picture',
    example: null,
  })
  photoData: string | null;

  @ApiProperty(TIME) createdAt: string;
  @ApiProperty(TIME) updatedAt: string;

  @ApiProperty({
    ...EMPTY,
    ...TIME,
    description: 'Null: a deleted contact is not in the export',
    example: null,
  })
  deletedAt: string | null;

  @ApiProperty({ type: Boolean }) assessmentComplete: boolean;

  @ApiProperty({
    ...EMPTY,
    type: String,
    description: 'Why the user may keep these notes',
    example: 'We work together under a contract.',
  })
  legalBasisNote: string | null;

  @ApiProperty({ ...EMPTY, ...TIME }) informedAt: string | null;
  @ApiProperty({ ...EMPTY, ...TIME }) objectedAt: string | null;
  @ApiProperty({ ...EMPTY, ...TIME }) reviewedAt: string | null;
  @ApiProperty({ ...EMPTY, ...SCORE }) openness: number | null;
  @ApiProperty({ ...EMPTY, type: String, example: null }) topStrength: string | null;

  @ApiProperty({
    ...EMPTY,
    type: 'integer',
    description: 'The cadence that was set, in days',
    example: 30,
  })
  cadenceDays: number | null;

  @ApiProperty({ type: [ExportedCadenceChangeDto], description: 'Oldest first' })
  cadenceChanges: ExportedCadenceChangeDto[];

  @ApiProperty({ type: [ExportedInteractionDto], description: 'Newest first' })
  interactions: ExportedInteractionDto[];

  @ApiProperty({ type: [ExportedCommitmentDto], description: 'Oldest first' })
  commitments: ExportedCommitmentDto[];

  @ApiProperty({ type: [ExportedStatedPreferenceDto], description: 'Oldest first' })
  statedPreferences: ExportedStatedPreferenceDto[];

  @ApiProperty({ type: [ExportedRelationDto], description: 'Oldest first' })
  relations: ExportedRelationDto[];

  @ApiProperty({
    type: [ExportedAnswerDto],
    description: 'The last answer to each question',
  })
  answers: ExportedAnswerDto[];

  @ApiProperty({
    type: [ExportedAssessmentDto],
    description: 'Every completed assessment, newest first',
  })
  assessments: ExportedAssessmentDto[];

  @ApiProperty({
    type: [ExportedActionDto],
    description: 'Next steps that were done, dismissed or snoozed',
  })
  actions: ExportedActionDto[];

  @ApiProperty({ type: [ExportedObservationDto], description: 'What was watched for' })
  observations: ExportedObservationDto[];

  @ApiProperty({ type: [ExportedTipFeedbackDto], description: 'Whether tips helped' })
  tipFeedback: ExportedTipFeedbackDto[];

  @ApiProperty({ type: [ExportedImportDto], description: 'The rows of imported files behind it' })
  imports: ExportedImportDto[];
}

import { AddressBookDto } from '../../address-books/dto/address-book.dto.ts';
import { WebhookDto } from '../../webhooks/dto/webhook.dto.ts';
import { PushChoicesDto } from '../../push/dto/push.dto.ts';
import { AccessTokenDto } from '../../access-tokens/dto/access-token.dto.ts';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { type Answer } from '@rapport/contracts';
import { CadenceDefaultsDto } from '../../cadences/dto/cadence-defaults.dto.ts';
import { CalendarDto, CalendarFeedDto } from '../../calendars/dto/calendar.dto.ts';
import { ContactLabelDto } from '../../contacts/dto/contact-label.dto.ts';
import { CustomFieldDto } from '../../custom-fields/dto/custom-field.dto.ts';
import { ExportedDigestDto } from '../../digest/dto/digest.dto.ts';
import { ImportSummaryDto } from '../../imports/dto/import.dto.ts';
import { SavedViewDto } from '../../saved-views/dto/saved-view.dto.ts';
import { SELF_ASSESSMENT_ANSWERS } from '../../user/dto/self-assessment-answers.ts';
import { StoredOwnDetailsDto } from '../../user/dto/own-details.dto.ts';
import { ResponsibleUseDto } from '../../user/dto/user-profile.dto.ts';
import { ExportedContactDto } from './exported-contact.dto.ts';
import { EMPTY, SCORE, TIME } from './exported-values.ts';

const MAYBE = { ...EMPTY, ...SCORE } as const;

export class ExportedScalesDto {
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

export class ExportedSelfAssessmentDto {
  @ApiProperty({ type: Boolean }) complete: boolean;
  @ApiProperty({ ...EMPTY, type: String, example: '2.0' }) version: string | null;
  @ApiProperty({ type: ExportedScalesDto }) scores: ExportedScalesDto;

  @ApiProperty({ ...EMPTY, type: [String], example: ['openness'] })
  answered: (keyof ExportedScalesDto)[] | null;

  @ApiProperty({ ...SELF_ASSESSMENT_ANSWERS, nullable: true })
  answers: Readonly<Record<string, Answer>> | null;
}

export class ExportedUserDto {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ ...EMPTY, type: String, example: 'grace@example.com' }) email: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'What the auth service holds beside it, such as the name given at sign-up',
    example: { name: 'Grace Hopper' },
  })
  metadata: Record<string, unknown> | null;

  @ApiProperty({
    ...EMPTY,
    type: String,
    description: 'The address that the own photo comes from',
    example: null,
  })
  photoUrl: string | null;

  @ApiProperty({ ...EMPTY, type: String, example: null }) photoPath: string | null;
  @ApiProperty({ ...EMPTY, type: ResponsibleUseDto }) responsibleUse: ResponsibleUseDto | null;
  @ApiProperty({ type: ExportedSelfAssessmentDto }) selfAssessment: ExportedSelfAssessmentDto;

  @ApiProperty({
    ...EMPTY,
    type: CadenceDefaultsDto,
    description: 'The cadences that new contacts get',
    example: null,
  })
  cadenceDefaults: CadenceDefaultsDto | null;

  @ApiProperty({
    ...EMPTY,
    type: String,
    format: 'date-time',
    description: 'When you were through with the first steps',
    example: null,
  })
  firstStepsEndedAt: string | null;

  @ApiProperty({
    type: [String],
    format: 'uuid',
    description: 'The sample people among your contacts',
    example: [],
  })
  sampleContactIds: string[];

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string' } },
    description: 'Names of which you said that they are different companies',
    example: [['Engines Ltd', 'Engines AG']],
  })
  differentCompanies: string[][];

  @ApiProperty({ type: StoredOwnDetailsDto, description: 'What you said about yourself' })
  details: StoredOwnDetailsDto;

  @ApiProperty({
    ...EMPTY,
    type: String,
    description: 'The picture that you gave as your photo, as a `data:` address',
    example: null,
  })
  photoData: string | null;
}

/** Two contacts that the user marked as different people. */
export class ExportedNotSameDto {
  @ApiProperty({ type: String, format: 'uuid' }) contactId: string;
  @ApiProperty({ type: String, format: 'uuid' }) otherId: string;
  @ApiProperty(TIME) decidedAt: string;
}

/**
 * Response of GET /api/export: everything stored about this user. The file is meant for people, so its fields have
 * the names used on screen instead of those in other responses.
 */
export class ExportedDataDto {
  @ApiProperty({ type: String, enum: ['1'] }) exportVersion: '1';
  @ApiProperty(TIME) exportedAt: string;
  @ApiProperty({ type: ExportedUserDto }) user: ExportedUserDto;

  @ApiProperty({ type: [ExportedContactDto], description: 'In the order in which they were added' })
  contacts: ExportedContactDto[];

  @ApiProperty({
    type: [ExportedNotSameDto],
    description: 'Pairs of contacts that were marked as different people',
  })
  notSame: ExportedNotSameDto[];

  @ApiProperty({ type: [ContactLabelDto], description: 'By name' }) labels: ContactLabelDto[];
  @ApiProperty({ type: [CustomFieldDto], description: 'In your order' })
  customFields: CustomFieldDto[];
  @ApiProperty({ type: [SavedViewDto], description: 'Oldest first' }) savedViews: SavedViewDto[];

  @ApiProperty({ type: [ImportSummaryDto], description: 'The newest hundred' })
  imports: ImportSummaryDto[];

  @ApiProperty({
    type: ExportedDigestDto,
    nullable: true,
    description: 'The daily email; null for someone who never turned it on',
    example: null,
  })
  digest: ExportedDigestDto | null;

  @ApiProperty({ type: [CalendarDto], description: 'Oldest first' }) calendars: CalendarDto[];
  @ApiProperty({ type: CalendarFeedDto }) calendarFeed: CalendarFeedDto;

  @ApiProperty({
    type: [AccessTokenDto],
    description: 'Of programs, newest first, without the tokens themselves',
  })
  accessTokens: AccessTokenDto[];

  @ApiProperty({ type: [WebhookDto], description: 'Newest first, without their secrets' })
  webhooks: WebhookDto[];

  @ApiProperty({
    type: PushChoicesDto,
    description: 'What reaches your devices, and these devices without their keys',
  })
  reminders: PushChoicesDto;
  @ApiProperty({ type: [AddressBookDto], description: 'Oldest first, without their passwords' })
  addressBooks: AddressBookDto[];
}

class AnswerTextsDto implements Record<Answer, string> {
  @ApiProperty({ type: String, example: 'speak early' }) A: string;
  @ApiProperty({ type: String, example: 'listen first' }) B: string;
  @ApiProperty({ type: String, example: 'Not sure / have not seen this' }) Unsure: string;
}

/** A question and the texts of its answers. */
export class ExportedQuestionDto {
  @ApiProperty({ type: String, example: 'In a group discussion they usually…' }) text: string;
  @ApiProperty({ type: AnswerTextsDto }) answers: AnswerTextsDto;
}

/** Everything about one contact. */
@ApiExtraModels(
  ExportedQuestionDto,
) /* Response of GET /api/contacts/{id}/export: everything stored about one contact. */
export class ExportedPersonDto {
  @ApiProperty({ type: String, enum: ['1'] }) exportVersion: '1';
  @ApiProperty(TIME) exportedAt: string;
  @ApiProperty({ type: ExportedContactDto }) contact: ExportedContactDto;

  @ApiProperty({
    ...EMPTY,
    type: String,
    description: 'The stored photo as a `data:` address',
    example: null,
  })
  photo: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(ExportedQuestionDto) },
    description: 'The questions that `contact` names, by id',
    example: {
      'workstyle-ei': {
        text: 'In a group discussion they usually…',
        answers: { A: 'speak early', B: 'listen first', Unsure: 'Not sure / have not seen this' },
      },
    },
  })
  questions: Record<string, ExportedQuestionDto>;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'The texts of the tips that `contact` names, by id',
    example: { 'I.do': 'Send your question the day before.' },
  })
  tips: Record<string, string>;
}

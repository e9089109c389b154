import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import {
  type CustomValues,
  DUE_STATES,
  type DueState,
  INTERACTION_TYPES,
  type InteractionType,
  MATCH_KINDS,
  type MatchKind,
  MOTIVATION_TYPES,
  WORK_STYLE_LETTERS,
  type MotivationType,
  OPEN_REASONS,
  type OpenReason,
  type OpenReasons,
  WORK_STYLE_TYPES,
  type WorkStyleLetter,
  type WorkStyleType,
} from '@rapport/contracts';
import { CustomValuesAnswer } from '../custom-values.dto.ts';
import { PlainFactsDto } from '../plain-facts.ts';
import { EmailDto, LinkDto, PhoneDto } from './addresses.dto.ts';
import { DetailsDto } from '../details.dto.ts';
import { ChannelWishesDto } from './channel-wishes.dto.ts';
import { ContactLabelDto } from './contact-label.dto.ts';
import { OPEN_REASONS_SCHEMA } from './open-reasons.schema.ts';

/** In pages of at most this many contacts, a search reports where it found each of them. */
export const MATCHED_PAGE = 10;

const EMPTY = { nullable: true, required: true } as const;
const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;
const PERCENT = { type: Number, minimum: 0, maximum: 100 } as const;

/** Why a search found a contact. */
export class SearchMatchDto {
  @ApiProperty({ enum: MATCH_KINDS, example: 'interaction' })
  kind: MatchKind;

  @ApiProperty({
    type: String,
    description: 'The title, the name, or the part of the text that has the word',
    example: 'Budget for the spring',
  })
  text: string;

  @ApiProperty({
    ...EMPTY,
    type: String,
    enum: INTERACTION_TYPES,
    description: 'Of an interaction',
    example: 'meeting',
  })
  type: InteractionType | null;
}

/** A contact as a list entry. Absent values are null, never missing and never "". Timestamps are ISO 8601 in UTC. */
export class ContactSummaryDto {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, format: 'uuid', description: 'The owner' })
  userProfileId: string;

  @ApiProperty({
    type: String,
    description: 'Made of its parts, or as it was written',
    example: 'Ada Lovelace',
  })
  displayName: string;

  @ApiProperty({ ...EMPTY, type: String, example: 'Ada' })
  givenName: string | null;

  @ApiProperty({ ...EMPTY, type: String, description: 'With its particles', example: 'Lovelace' })
  familyName: string | null;

  @ApiProperty({ ...EMPTY, type: String, example: 'ada@example.com' })
  primaryEmail: string | null;

  @ApiProperty({ ...EMPTY, type: String, example: '+44 20 7946 0018' })
  primaryPhone: string | null;

  @ApiProperty({ ...EMPTY, type: String, example: 'Analytical Engines Ltd' })
  organizationName: string | null;

  @ApiProperty({ ...EMPTY, type: String, example: 'Head of Programming' })
  organizationTitle: string | null;

  @ApiProperty({ ...EMPTY, type: String, example: 'https://www.linkedin.com/in/ada' })
  linkedinUrl: string | null;

  @ApiProperty({ ...EMPTY, type: String, example: null })
  photoUrl: string | null;

  @ApiProperty({ ...EMPTY, type: String, example: null })
  linkedinProfilePicture: string | null;

  @ApiProperty({
    ...EMPTY,
    type: String,
    description: "Where the stored photo is, below this API's origin",
    example: null,
  })
  photoPath: string | null;

  @ApiProperty({ ...TIME, description: 'When it was created, edited or assessed last' })
  lastUpdateTime: string;

  @ApiProperty({ type: Boolean })
  assessmentComplete: boolean;

  @ApiProperty({ ...EMPTY, type: String, enum: WORK_STYLE_TYPES, example: 'INTJ' })
  mbtiType: WorkStyleType | null;

  @ApiProperty({ ...EMPTY, ...PERCENT, example: 87 })
  mbtiConfidence: number | null;

  @ApiProperty({ ...EMPTY, type: Number, enum: MOTIVATION_TYPES, example: 5 })
  enneagramType: MotivationType | null;

  @ApiProperty({ ...EMPTY, ...PERCENT, example: 72 })
  enneagramConfidence: number | null;

  @ApiProperty({ ...EMPTY, ...TIME, description: 'The latest interaction that has happened' })
  lastInteractionAt: string | null;

  @ApiProperty({
    ...EMPTY,
    ...TIME,
    description:
      'When the contact is due by the cadence that was chosen, in the past when that has passed; null without one',
  })
  nextDueAt: string | null;

  @ApiProperty({
    enum: DUE_STATES,
    description:
      'Whether the contact is due: `due` and `repair` are. `none`: no cadence was chosen; `later`: its date lies ahead; `planned`: something is planned in time; `set_aside`: its next step was set aside until `nextDueAt`, or for good. Days are those of UTC',
    example: 'due',
  })
  dueState: DueState;

  @ApiProperty({ ...EMPTY, ...TIME, description: 'When the next planned interaction is' })
  nextPlannedAt: string | null;

  @ApiProperty({ ...EMPTY, type: String, enum: INTERACTION_TYPES, example: 'meeting' })
  nextPlannedType: InteractionType | null;

  @ApiProperty({
    type: String,
    enum: WORK_STYLE_LETTERS,
    isArray: true,
    description: 'Letters that could as well be their opposite',
    example: ['J'],
  })
  mbtiAmbiguousLetters: WorkStyleLetter[];

  @ApiProperty({
    type: Number,
    enum: MOTIVATION_TYPES,
    isArray: true,
    description: 'Motivation types close behind',
    example: [1],
  })
  enneagramSecondaryTypes: MotivationType[];

  @ApiProperty({
    ...EMPTY,
    type: Number,
    enum: MOTIVATION_TYPES,
    isArray: true,
    description: 'Motivation types tied with `enneagramType`; null where the answers are not known',
    example: [],
  })
  enneagramCoLeaders: MotivationType[] | null;

  @ApiProperty({ ...OPEN_REASONS_SCHEMA, nullable: true })
  mbtiOpenReasons: OpenReasons | null;

  @ApiProperty({
    ...EMPTY,
    type: String,
    enum: OPEN_REASONS,
    description: 'Why no single motivation type came out; null when one did, or not known',
    example: null,
  })
  enneagramOpenReason: OpenReason | null;

  @ApiProperty({
    ...EMPTY,
    type: 'integer',
    description: 'How many questions can tell the tied types apart; null where not known',
    example: 0,
  })
  narrowingQuestionCount: number | null;

  @ApiProperty({
    ...EMPTY,
    ...TIME,
    description: 'When this person objected; while it is set there is no estimate',
  })
  objectedAt: string | null;

  @ApiProperty({ type: [ContactLabelDto], description: 'By name' })
  labels: ContactLabelDto[];

  @ApiPropertyOptional({
    type: String,
    description: 'The number that a search for a number has found; only there',
    example: '+44 20 7946 0018',
  })
  matchedPhone?: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    nullable: true,
    description:
      "Numbers without their country, by their digits, as they're called from anywhere: their country is that of the contact's addresses",
    example: { '0795550124': '+41795550124' },
  })
  callNumbers?: Record<string, string> | null;

  @ApiProperty({
    type: ChannelWishesDto,
    nullable: true,
    description:
      'How welcome they said each way to reach them is, which stands above any estimate; null where they said nothing',
    example: { email: 'first', call: 'never' },
  })
  statedChannels: ChannelWishesDto | null;

  @CustomValuesAnswer('Values of the fields that are shown in the list')
  customValues?: CustomValues;

  @ApiPropertyOptional({
    type: SearchMatchDto,
    description: `Where a search has found it, if not in what a row shows; only in pages of at most ${MATCHED_PAGE} contacts`,
  })
  match?: SearchMatchDto;
}

/** A contact as returned by GET /api/contacts/{id} and POST /api/contacts. */
export class ContactDto extends IntersectionType(ContactSummaryDto, PlainFactsDto, DetailsDto) {
  @CustomValuesAnswer('All values of your own fields')
  override customValues?: CustomValues;

  @ApiProperty({ ...EMPTY, ...PERCENT, example: 50 })
  bigFiveOpenness: number | null;

  @ApiProperty({ ...EMPTY, type: String, example: null })
  viaTopStrength1: string | null;

  @ApiProperty({
    ...EMPTY,
    type: String,
    description: 'Why the user may keep what they note about this person',
    example: 'We work together under a contract.',
  })
  legalBasisNote: string | null;

  @ApiProperty({ ...EMPTY, ...TIME, description: 'When this person was told about it' })
  informedAt: string | null;

  @ApiProperty({ ...EMPTY, ...TIME, description: 'When the estimate was last found to fit' })
  reviewedAt: string | null;

  @ApiProperty({
    ...EMPTY,
    ...TIME,
    description: 'Twelve months after the estimate was made or found to fit; null without one',
  })
  reviewDueAt: string | null;

  @ApiProperty({ type: [EmailDto], description: 'The first one is `primaryEmail`' })
  emails: EmailDto[];

  @ApiProperty({ type: [PhoneDto], description: 'The first one is `primaryPhone`' })
  phones: PhoneDto[];

  @ApiProperty({ type: [LinkDto], description: '`linkedinUrl` comes first, if there is one' })
  links: LinkDto[];
}

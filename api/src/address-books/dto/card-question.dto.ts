import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ADDRESS_BOOK_LIMITS,
  CARD_DECISIONS,
  CARD_PROBLEMS,
  CARD_QUESTIONS,
  CARD_SIDES,
  type CardDecision,
  type CardProblem,
  type CardQuestion,
  type CardSide,
  CERTAIN_SIGNS,
  type CertainSign,
  SHARED_CARD_FIELDS,
  type SharedCardField,
} from '@rapport/contracts';
import { Type } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { choiceProblem, listProblem } from '../../validation/domain/value-rules.ts';
import { idsProblem, OptionalIdField } from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';

const ID = { type: String, format: 'uuid' } as const;
const TEXT = { type: String, nullable: true } as const;

/** A contact that a card has, or may have. */
export class CardContactDto {
  @ApiProperty(ID) id: string;
  @ApiProperty({ type: String, example: 'Ada Lovelace' }) displayName: string;
  @ApiProperty({ ...TEXT, example: 'Analytical Engines Ltd' }) organizationName: string | null;
  @ApiProperty({ ...TEXT, example: 'ada@example.com' }) primaryEmail: string | null;
  @ApiProperty({ ...TEXT, example: null }) primaryPhone: string | null;
}

/** What a card says, while its contact isn't known. */
export class FoundCardDto {
  @ApiProperty({ type: String, example: 'Ada Lovelace' }) name: string;
  @ApiProperty({ ...TEXT, example: null }) organizationName: string | null;
  @ApiProperty({ type: [String], example: ['ada@example.com'] }) emails: string[];
  @ApiProperty({ type: [String], example: [] }) phones: string[];

  @ApiProperty({
    enum: CERTAIN_SIGNS,
    isArray: true,
    description: 'What alone makes the match with the only contact certain',
    example: ['email'],
  })
  sameBy: CertainSign[];
}

/** A field that changed on both sides. */
export class CardConflictDto {
  @ApiProperty({ enum: SHARED_CARD_FIELDS, example: 'organizationTitle' }) field: SharedCardField;
  @ApiProperty({ type: String, description: 'In Rapport', example: 'Head of Programming' })
  contact: string;
  @ApiProperty({ type: String, description: 'On the server', example: 'Director' }) card: string;
}

/** A question about a card. */
export class CardQuestionDto {
  @ApiProperty(ID) id: string;

  @ApiProperty({
    enum: CARD_QUESTIONS,
    description:
      '`match`: it may be one of `contacts`; `conflict`: `fields` changed on both sides; `deletion`: it was deleted there, and the contact has more than the card',
  })
  kind: CardQuestion;

  @ApiProperty({
    type: Boolean,
    description:
      'Whether it matches one contact by email, phone, or profile alone, and no other card does',
  })
  certain: boolean;

  @ApiProperty({ type: FoundCardDto, nullable: true, description: 'With `match`' })
  card: FoundCardDto | null;

  @ApiProperty({ type: [CardContactDto] }) contacts: CardContactDto[];
  @ApiProperty({ type: [CardConflictDto] }) fields: CardConflictDto[];
}

/** The chosen side of a field. */
export class CardChoiceDto {
  @ApiProperty({ enum: SHARED_CARD_FIELDS, example: 'organizationTitle' })
  @Rule((value) => choiceProblem(value, SHARED_CARD_FIELDS))
  field: SharedCardField;

  @ApiProperty({ enum: CARD_SIDES, example: 'contact' })
  @Rule((value) => choiceProblem(value, CARD_SIDES))
  side: CardSide;
}

/** The body of POST /api/address-books/{id}/questions/{questionId}. */
export class AnswerCardQuestionDto {
  @ApiProperty({
    enum: CARD_DECISIONS,
    description:
      'About a match: `same` with `contactId`, `different` to add a contact, or `leave` the card alone. About a conflict: `choose` with `choices`. About a deletion: `delete` the contact, too, or `keep` it.',
    example: 'different',
  })
  @Rule((value) => choiceProblem(value, CARD_DECISIONS))
  decision: CardDecision;

  @OptionalIdField({ description: 'With `same`: one of the contacts of the question' })
  contactId?: string | null;

  @ApiPropertyOptional({
    type: [CardChoiceDto],
    maxItems: SHARED_CARD_FIELDS.length,
    description: 'With `choose`: the side of each field of the question',
  })
  @ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null)
  @Rule((value) => listProblem(value, SHARED_CARD_FIELDS.length, 'choices'))
  @ValidateNested({ each: true, message: 'must be choices' })
  @Type(() => CardChoiceDto)
  choices?: CardChoiceDto[];
}

/** The body of POST /api/address-books/{id}/questions. */
export class AcceptMatchesDto {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    maxItems: ADDRESS_BOOK_LIMITS.questions,
    description: 'The questions with `certain` that the user has looked at; others stay open',
    example: [],
  })
  @Rule((value) => idsProblem(value, ADDRESS_BOOK_LIMITS.questions))
  questionIds: string[];
}

/** A card that isn't in step with its contact, or only in part. */
export class CardProblemDto {
  @ApiProperty(ID) id: string;
  @ApiProperty({ enum: CARD_PROBLEMS }) problem: CardProblem;
  @ApiProperty({ enum: SHARED_CARD_FIELDS, isArray: true, description: 'With `notTaken`' })
  fields: SharedCardField[];
  @ApiProperty({ type: CardContactDto, nullable: true }) contact: CardContactDto | null;
  @ApiProperty({ type: String, description: 'The name of its file', example: 'ada.vcf' })
  file: string;
}

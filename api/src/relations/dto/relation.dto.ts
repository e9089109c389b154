import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  isUuid,
  RELATION_KINDS,
  RELATION_LIMITS,
  type RelationKind,
  type RelationSide,
} from '@rapport/contracts';
import { Transform } from 'class-transformer';
import { AlsoHolds } from '../../documentation/also-holds.ts';
import { LINE, LINE_OR_EMPTY } from '../../validation/domain/patterns.ts';
import { textProblem, trimmed } from '../../validation/domain/text-rules.ts';
import { choiceProblem } from '../../validation/domain/value-rules.ts';
import { OptionalTextField } from '../../validation/fields.ts';
import { Rule } from '../../validation/rule.ts';

const ID = { type: String, format: 'uuid' } as const;
const TIME = { type: String, format: 'date-time', example: '2026-03-14T09:26:53.589Z' } as const;
const KIND = { enum: RELATION_KINDS, description: 'What they are to the other person' };
const WORDS = {
  ...{ type: String, nullable: true, example: null },
  description: "The user's own words between the two names; only of the kind `other`",
} as const;

/** The other person of a relation. */
export class RelatedPersonDto {
  @ApiProperty(ID) id: string;
  @ApiProperty({ type: String, example: 'Marta Silva' }) displayName: string;
  @ApiProperty({ type: String, nullable: true, example: 'Marta' }) givenName: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Silva' }) familyName: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) photoPath: string | null;
}

/** What a contact is to another one. Both have it, each from their side. */
export class RelationDto implements RelationSide {
  @ApiProperty(ID) id: string;
  @ApiProperty(ID) contactId: string;
  @ApiProperty({ type: RelatedPersonDto }) other: RelatedPersonDto;
  @ApiProperty({ ...KIND, example: 'reports_to' }) kind: RelationKind;
  @ApiProperty(WORDS) words: string | null;

  @ApiProperty({ ...WORDS, description: 'The same from the side of the other person' })
  reverseWords: string | null;

  @ApiProperty({ type: String, description: 'All of it', example: 'Reports to Marta Silva' })
  says: string;

  @ApiProperty(TIME) createdAt: string;
}

/** The body of POST /api/relations/{contactId}. */
@AlsoHolds({
  if: { properties: { kind: { const: 'other' } } },
  then: { required: ['words'], properties: { words: { type: 'string', pattern: LINE } } },
})
export class CreateRelationDto {
  @ApiProperty({ ...ID, description: 'Id of the other contact' })
  @Rule((value) => (isUuid(value) ? null : 'must be a UUID'))
  otherId: string;

  @ApiProperty({ ...KIND, example: 'reports_to' })
  @Rule((value) => choiceProblem(value, RELATION_KINDS))
  kind: RelationKind;

  @ApiPropertyOptional({
    ...{ type: String, nullable: true, maxLength: RELATION_LIMITS.words, pattern: LINE_OR_EMPTY },
    description: 'Words between the two names; needed for the kind `other`',
    example: 'taught',
  })
  @Transform(({ value }) => cleanOrNull(value))
  @Rule((value, dto) => {
    const isOther = Reflect.get(dto, 'kind') === 'other';
    if (value == null) return isOther ? 'is required' : null;
    return textProblem(value, { longest: RELATION_LIMITS.words });
  })
  words?: string | null;

  @OptionalTextField({
    longest: RELATION_LIMITS.words,
    description: 'The same from the side of the other person; `words` without it',
    example: 'learned from',
  })
  reverseWords?: string | null;
}

function cleanOrNull(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = trimmed(value);
  return text === '' ? null : text;
}

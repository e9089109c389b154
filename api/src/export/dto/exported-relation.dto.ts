import { ApiProperty } from '@nestjs/swagger';
import { RELATION_KINDS, type RelationKind } from '@rapport/contracts';
import { EMPTY, TIME } from './exported-values.ts';

const WORDS = "The user's own words between the two names; only of the kind `other`";

/** What a contact is to another one. */
export class ExportedRelationDto {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, format: 'uuid' }) otherId: string;
  @ApiProperty({ type: String, example: 'Marta Silva' }) otherName: string;

  @ApiProperty({ enum: RELATION_KINDS, example: 'reports_to', description: 'To the other person' })
  kind: RelationKind;

  @ApiProperty({ ...EMPTY, type: String, description: WORDS, example: null }) words: string | null;

  @ApiProperty({
    ...{ ...EMPTY, type: String, example: null },
    description: 'The same from the side of the other person',
  })
  reverseWords: string | null;

  @ApiProperty(TIME) notedAt: string;
}

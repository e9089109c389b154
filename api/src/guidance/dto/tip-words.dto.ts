import { ApiProperty } from '@nestjs/swagger';
import { MATTER_KINDS, type MatterKind, type TipWords } from '@rapport/contracts';

/** Words to say or send. */
export class TipWordsDto {
  @ApiProperty({
    type: String,
    description: 'With slots such as `{matter}` for what only the user knows',
    example: "How do you see {matter}? I'd like to {wish}.",
  })
  pattern: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The same without a matter; null where the pattern needs none',
    example: "I'd like to {wish}. Reply here or call me, whichever is easier.",
  })
  bare: string | null;

  @ApiProperty({
    enum: MATTER_KINDS,
    isArray: true,
    description: 'The kinds of matter that they can be said about',
  })
  fits: MatterKind[];
}

/** Converts words to their response. */
export function wordsDto(words: TipWords | null): TipWordsDto | null {
  return words && { ...words, fits: [...words.fits] };
}

import { ApiProperty } from '@nestjs/swagger';
import { Column } from 'typeorm';
import { ofNameParts } from '@rapport/contracts';
import { type CustomValuesChange } from './domain/custom-value.ts';
import { CustomValuesField } from './custom-values.dto.ts';
import { ChangeDetailsDto } from './details.dto.ts';
import {
  OptionalBirthdayField,
  OptionalNamePartField,
  OptionalNotesField,
} from '../validation/fields.ts';

const NOTES = { type: String, nullable: true, required: true } as const;
const PINNED_NOTE = 'Prefers calls in the morning.';
const HOW_WE_MET = 'At the fair in Berlin';

/** Facts about a contact that are stored as received and have the same names in responses and exports. */
export abstract class PlainFacts {
  @Column('text', { nullable: true })
  pinnedNote: string | null;

  /** `YYYY-MM-DD`, or `--MM-DD` if the year is unknown. */
  @Column('text', { nullable: true })
  birthday: string | null;

  @Column('text', { nullable: true })
  howWeMet: string | null;

  @Column('text', { nullable: true })
  namePrefix: string | null;

  @Column('text', { nullable: true })
  givenName: string | null;

  @Column('text', { nullable: true })
  additionalNames: string | null;

  @Column('text', { nullable: true })
  familyName: string | null;

  @Column('text', { nullable: true })
  nameSuffix: string | null;
}

const NAME_COLUMNS = {
  namePrefix: 'name_prefix',
  givenName: 'given_name',
  additionalNames: 'additional_names',
  familyName: 'family_name',
  nameSuffix: 'name_suffix',
} as const;

/** Maps the column and name of each plain fact, by name. */
export function ofPlainFacts<T>(
  make: (column: string, name: keyof PlainFacts) => T,
): Record<keyof PlainFacts, T> {
  return {
    pinnedNote: make('pinned_note', 'pinnedNote'),
    birthday: make('birthday', 'birthday'),
    howWeMet: make('how_we_met', 'howWeMet'),
    ...ofNameParts((part) => make(NAME_COLUMNS[part], part)),
  };
}

/** The plain facts in a response. */
export class PlainFactsDto {
  @ApiProperty({ ...NOTES, example: PINNED_NOTE })
  pinnedNote: string | null;

  @ApiProperty({
    ...NOTES,
    description: 'As `YYYY-MM-DD`, or `--MM-DD` without the year',
    example: '--12-10',
  })
  birthday: string | null;

  @ApiProperty({ ...NOTES, example: HOW_WE_MET })
  howWeMet: string | null;

  @ApiProperty({ ...NOTES, example: 'Dr.' })
  namePrefix: string | null;

  @ApiProperty({ ...NOTES, example: 'Ada' })
  givenName: string | null;

  @ApiProperty({ ...NOTES, example: null })
  additionalNames: string | null;

  @ApiProperty({ ...NOTES, description: 'With its particles', example: 'Lovelace' })
  familyName: string | null;

  @ApiProperty({ ...NOTES, example: null })
  nameSuffix: string | null;
}

/** The plain facts, details, and custom values in a body: absent fields stay unchanged, null clears. */
export class ChangePlainFactsDto extends ChangeDetailsDto {
  @CustomValuesField()
  customValues?: CustomValuesChange;

  @OptionalNotesField({ description: 'What you want to see first', example: PINNED_NOTE })
  pinnedNote?: string | null;

  @OptionalBirthdayField()
  birthday?: string | null;

  @OptionalNotesField({ description: 'How you met', example: HOW_WE_MET })
  howWeMet?: string | null;

  @OptionalNamePartField({ description: 'What stands before the name', example: 'Dr.' })
  namePrefix?: string | null;

  @OptionalNamePartField({ description: 'Given name', example: 'Ada' })
  givenName?: string | null;

  @OptionalNamePartField({ description: 'Further given names', example: 'Augusta' })
  additionalNames?: string | null;

  @OptionalNamePartField({
    description: 'Family name with its particles, like "van den Berg"',
    example: 'Lovelace',
  })
  familyName?: string | null;

  @OptionalNamePartField({ description: 'What stands behind the name', example: 'Jr.' })
  nameSuffix?: string | null;
}

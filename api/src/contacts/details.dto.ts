import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  DETAIL_LIMITS,
  type Details,
  type Handle,
  HANDLE_SERVICES,
  type HandleService,
  isKeptLine,
  isLanguageTag,
  LANGUAGE_TAG,
  isZoneName,
  POSTAL_KINDS,
  type PostalAddress,
  type PostalKind,
  TEXT_LIMITS,
  type YearlyDate,
} from '@rapport/contracts';
import { Transform, Type } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { BIRTHDAY } from '../validation/domain/patterns.ts';
import { type Problem, trimmed } from '../validation/domain/text-rules.ts';
import { choiceProblem, listProblem, setProblem } from '../validation/domain/value-rules.ts';
import {
  dayOfYearProblem,
  OptionalLinesField,
  OptionalTextField,
  TitleField,
} from '../validation/fields.ts';
import { Rule } from '../validation/rule.ts';

const isGiven = (_dto: object, value: unknown): boolean => value !== undefined && value !== null;
const EMPTY = { type: String, nullable: true, required: true } as const;
const ZONE = 'Europe/Zurich';
const LANGUAGES = ['de-CH', 'fr'];
const SPOKEN = 'EES-trid';
const UNMAPPED_LINES_EXAMPLE = ['X-ASSISTANT:Per'];

/** A postal address in a body; absent parts are null. */
export class WrittenAddressDto implements PostalAddress {
  @ApiProperty({ enum: POSTAL_KINDS, example: 'work' })
  @Rule((value) => choiceProblem(value, POSTAL_KINDS))
  kind: PostalKind;

  @OptionalLinesField({
    description: 'Everything above the city, in as many lines as it has',
    example: 'Bundesgasse 1',
  })
  street: string | null = null;

  @OptionalTextField({ description: 'Postal code', example: '3011' })
  postalCode: string | null = null;

  @OptionalTextField({ description: 'City', example: 'Bern' })
  city: string | null = null;

  @OptionalTextField({ description: 'State, province, canton or the like', example: 'BE' })
  region: string | null = null;

  @OptionalTextField({
    description: 'Its name in any language, or two letters of ISO 3166',
    example: 'Switzerland',
  })
  country: string | null = null;
}

/** A handle in a messaging service. */
export class HandleDto implements Handle {
  @ApiProperty({ enum: HANDLE_SERVICES, example: 'signal' })
  @Rule((value) => choiceProblem(value, HANDLE_SERVICES))
  service: HandleService;

  @TitleField({
    description: 'A name, a number, an address, or a link',
    example: '+41 79 555 01 23',
    longest: TEXT_LIMITS.short,
  })
  value: string;
}

/** A yearly date other than the birthday. */
export class YearlyDateDto implements YearlyDate {
  @TitleField({ description: 'What it is', example: 'Anniversary', longest: TEXT_LIMITS.name })
  label: string;

  @ApiProperty({
    type: String,
    pattern: BIRTHDAY,
    description: 'As `YYYY-MM-DD`, or `--MM-DD` without the year',
    example: '2010-06-01',
  })
  @Rule(dayOfYearProblem)
  day: string;
}

/** A list in a body; null clears it. */
function ListField(Item: new () => object, most: number, items: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: [Item],
      maxItems: most,
      nullable: true,
      description: `All ${items}`,
    }),
    ValidateIf(isGiven),
    Rule((value) => listProblem(value, most, items)),
    ValidateNested({ each: true, message: `must be one of the ${items}` }),
    Type(() => Item),
  );
}

function zoneProblem(value: unknown): Problem {
  return typeof value === 'string' && isZoneName(value)
    ? null
    : 'must be a time zone of the IANA database, like Europe/Zurich';
}

function languagesProblem(value: unknown): Problem {
  const isTag = (item: unknown) => typeof item === 'string' && isLanguageTag(item);
  const problem = setProblem(value, isTag, 'language tags like de or pt-BR');
  if (problem !== null) return problem;
  return listProblem(value, DETAIL_LIMITS.languages, 'language tags');
}

function keptProblem(value: unknown): Problem {
  const isLine = (item: unknown) => typeof item === 'string' && isKeptLine(item);
  if (!Array.isArray(value) || !value.every(isLine)) {
    return 'must be a list of lines of a vCard, like X-ASSISTANT:Per';
  }
  if (value.join('').length > DETAIL_LIMITS.keptCharacters) {
    return `must have at most ${DETAIL_LIMITS.keptCharacters} characters together`;
  }
  return listProblem(value, DETAIL_LIMITS.kept, 'lines');
}

const NO_CONTROLS = String.raw`\u0000-\u001f\u007f-\u009f`;
/** The pattern of a vCard line for the document; the rule also rejects `BEGIN`, `END`, and `VERSION`. */
const UNMAPPED_LINE =
  `^(?:[A-Za-z0-9_-]+\\.)?[A-Za-z0-9_-]+(?:;(?:[^":${NO_CONTROLS}]|"[^"${NO_CONTROLS}]*")*)?` +
  `:[^${NO_CONTROLS}]*$`;

/** The details in a body: absent fields stay unchanged, null clears. */
export class ChangeDetailsDto {
  @ListField(WrittenAddressDto, DETAIL_LIMITS.addresses, 'addresses')
  addresses?: WrittenAddressDto[] | null;

  @ApiPropertyOptional({
    type: String,
    format: 'time-zone',
    nullable: true,
    description: 'A name of the IANA database',
    example: ZONE,
  })
  @Transform(({ value }) => (typeof value === 'string' ? trimmed(value) || null : value))
  @ValidateIf(isGiven)
  @Rule(zoneProblem)
  timeZone?: string | null;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', pattern: LANGUAGE_TAG.source },
    nullable: true,
    uniqueItems: true,
    maxItems: DETAIL_LIMITS.languages,
    description: 'Tags of BCP 47, the preferred one first',
    example: LANGUAGES,
  })
  @ValidateIf(isGiven)
  @Rule(languagesProblem)
  languages?: string[] | null;

  @OptionalTextField({ description: 'Pronouns', example: 'she/her' })
  pronouns?: string | null;

  @OptionalTextField({ description: 'How the name is spoken', example: SPOKEN })
  spokenName?: string | null;

  @OptionalTextField({ description: 'Nickname', example: 'Countess' })
  nickname?: string | null;

  @OptionalTextField({ description: 'Department', example: 'Research' })
  department?: string | null;

  @ListField(HandleDto, DETAIL_LIMITS.handles, 'messaging handles')
  handles?: HandleDto[] | null;

  @ListField(YearlyDateDto, DETAIL_LIMITS.dates, 'yearly dates')
  dates?: YearlyDateDto[] | null;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', pattern: UNMAPPED_LINE },
    nullable: true,
    maxItems: DETAIL_LIMITS.kept,
    description:
      'Lines of vCards that have no field, kept as they came and written into the vCard of the contact',
    example: UNMAPPED_LINES_EXAMPLE,
  })
  @ValidateIf(isGiven)
  @Rule(keptProblem)
  kept?: string[] | null;
}

/** A postal address in a response. */
export class PostalAddressDto implements PostalAddress {
  @ApiProperty({ enum: POSTAL_KINDS, example: 'work' }) kind: PostalKind;
  @ApiProperty({ ...EMPTY, example: 'Bundesgasse 1' }) street: string | null;
  @ApiProperty({ ...EMPTY, example: '3011' }) postalCode: string | null;
  @ApiProperty({ ...EMPTY, example: 'Bern' }) city: string | null;
  @ApiProperty({ ...EMPTY, example: 'BE' }) region: string | null;
  @ApiProperty({ ...EMPTY, example: 'Switzerland' }) country: string | null;
}

/** The details in a response. */
export class DetailsDto implements Details {
  @ApiProperty({ type: [PostalAddressDto] }) addresses: PostalAddressDto[];
  @ApiProperty({ ...EMPTY, description: 'A name of the IANA database', example: ZONE })
  timeZone: string | null;
  @ApiProperty({ type: [String], description: 'Tags of BCP 47', example: LANGUAGES })
  languages: string[];
  @ApiProperty({ ...EMPTY, example: 'she/her' }) pronouns: string | null;
  @ApiProperty({ ...EMPTY, description: 'How the name is spoken', example: SPOKEN })
  spokenName: string | null;
  @ApiProperty({ ...EMPTY, example: 'Countess' }) nickname: string | null;
  @ApiProperty({ ...EMPTY, example: 'Research' }) department: string | null;
  @ApiProperty({ type: [HandleDto] }) handles: HandleDto[];
  @ApiProperty({ type: [YearlyDateDto] }) dates: YearlyDateDto[];
  @ApiProperty({
    type: [String],
    description: 'Lines of vCards without a field',
    example: UNMAPPED_LINES_EXAMPLE,
  })
  kept: string[];
}

import { type QuizRunDto } from '../assessments/dto/quiz-run.dto.ts';

/** The part of a result that tells it from another. */
type EstimatedResult = Pick<
  QuizRunDto,
  | 'mbtiType'
  | 'mbtiConfidence'
  | 'mbtiAmbiguousLetters'
  | 'enneagramType'
  | 'enneagramConfidence'
  | 'enneagramSecondaryTypes'
>;

/**
 * A result in one line. A contact keeps it beside the details of its estimate: an API of the version
 * before, which may run beside this one, replaces the result without the details, and what is left of
 * the earlier ones must not be shown then.
 */
export function estimateOf(result: EstimatedResult): string {
  return [
    result.mbtiType,
    result.mbtiConfidence,
    result.mbtiAmbiguousLetters.join(''),
    result.enneagramType ?? '',
    result.enneagramConfidence,
    result.enneagramSecondaryTypes.join(''),
  ].join(' ');
}

/** The same of the result that a row of rapport.contacts or rapport.assessment_runs holds. */
function estimateOfSql(alias: string): string {
  const parts = [
    `${alias}.mbti_type`,
    `${alias}.mbti_confidence`,
    `array_to_string(${alias}.mbti_ambiguous_letters, '')`,
    `${alias}.enneagram_type`,
    `${alias}.enneagram_confidence`,
    `array_to_string(${alias}.enneagram_secondary_types, '')`,
  ];
  return `concat(${parts.join(`, ' ', `)})`;
}

const SHOWN = estimateOfSql('c');

/** A column of the details of rapport.contacts `c`, null where they belong to another result. */
export function ofShownResult(column: string): string {
  return `CASE WHEN c.estimate_of = ${SHOWN} THEN ${column} END`;
}

import { type QuizRunDto } from '../assessments/dto/quiz-run.dto.ts';

/** The fields that identify a result. */
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
 * Returns a result as one line. A contact stores it with the details of its estimate: an API of the previous
 * release, which may run in parallel, replaces the result without the details, and then the old details must not be
 * shown.
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

/** Returns the same line for a row of rapport.contacts or rapport.assessment_runs. */
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

/** Returns a detail column of rapport.contacts `c`; null if it belongs to another result. */
export function ofShownResult(column: string): string {
  return `CASE WHEN c.estimate_of = ${SHOWN} THEN ${column} END`;
}

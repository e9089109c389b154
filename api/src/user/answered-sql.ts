import {
  SELF_ASSESSMENT_BANK,
  SELF_ASSESSMENT_DIMENSIONS,
  type PersonalityScores,
} from '@rapport/contracts';

/**
 * The names of the answered questions as a JSON list, in quiz order; null without answers.
 * @param answers SQL of the answers by question ID
 * @param nameOf returns the name of a score
 */
export function answeredList(
  answers: string,
  nameOf: (field: keyof PersonalityScores) => string,
): string {
  const questions = SELF_ASSESSMENT_BANK.filter(({ level }) => level === 'L1').map(
    ({ id, dimension }, place) =>
      `(${place}, '${id}', '${nameOf(SELF_ASSESSMENT_DIMENSIONS[dimension].field)}')`,
  );
  return `CASE WHEN ${answers} IS NOT NULL THEN (
    SELECT COALESCE(json_agg(q.name ORDER BY q.place), '[]')
    FROM (VALUES ${questions.join(', ')}) AS q (place, question, name)
    WHERE jsonb_exists(${answers}, q.question)) END`;
}

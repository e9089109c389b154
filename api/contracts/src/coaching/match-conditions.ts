import { type PersonalityScores } from '../self-assessment/dimensions.ts';

/** The scores that conditions can use; any other name is ignored. */
export const CONDITION_FIELDS = [
  'bigFiveOpenness',
  'bigFiveConscientiousness',
  'bigFiveExtraversion',
  'bigFiveAgreeableness',
  'bigFiveNeuroticism',
  'hexacoHonestyHumility',
  'hoganAdjustment',
  'hoganAmbition',
  'hoganSociability',
] as const satisfies readonly (keyof PersonalityScores)[];

/**
 * Returns whether `scores` meet `conditions`, the JSON text of an object of inclusive bounds per score like
 * `{"bigFiveOpenness":{"min":70}}`. A missing bound doesn't limit the score. Other text, a bound that isn't a
 * number, and a named score that's missing never match; `{}` matches everyone.
 */
export function matchesConditions(
  conditions: string | null | undefined,
  scores: Readonly<Partial<PersonalityScores>>,
): boolean {
  const bounds = parseObject(conditions);
  if (!bounds) return false;
  return CONDITION_FIELDS.every(
    (field) => !Object.hasOwn(bounds, field) || isWithin(scores[field], bounds[field]),
  );
}

function isWithin(score: unknown, bounds: unknown): boolean {
  if (!isNumber(score) || !isObject(bounds)) return false;
  const { min = -Infinity, max = Infinity } = bounds;
  return typeof min === 'number' && typeof max === 'number' && score >= min && score <= max;
}

function parseObject(json: string | null | undefined): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(json ?? '');
    return isObject(parsed) ? parsed : null;
  } catch {
    // Text that isn't JSON is a condition that never matches, not an error.
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(value);
}

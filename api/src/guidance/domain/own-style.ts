import {
  type PersonalityScores,
  scoreBand,
  type WorkStyleDimension,
  type WorkStyleLetter,
} from '@rapport/contracts';
import { type OwnSideDto } from '../dto/guidance.dto.ts';

/** The user's driver: the highest of five mean scores. */
export type Driver = 'results' | 'people' | 'ideas' | 'order' | 'calm';

/** A user's own scores in the terms of the guidance. */
export interface OwnStyle {
  /** The four axes in order; a score in the middle has no side. */
  sides: readonly OwnSideDto[];
  driver: Driver | null;
}

type Scores = Partial<PersonalityScores>;

/**
 * Returns a user's own sides and driver. Scores of 70 or more for extraversion, openness, agreeableness, and
 * conscientiousness mean E, N, F, and J; scores of 30 or less mean the other side. If sociability disagrees with
 * extraversion, or care with agreeableness, the axis is unknown.
 * @param scores only those that are based on an answer, 0 to 100
 */
export function ownStyle(scores: Scores): OwnStyle {
  const own = (
    dimension: WorkStyleDimension,
    score: number | null | undefined,
    ...ends: readonly [high: WorkStyleLetter, low: WorkStyleLetter, witness?: number | null]
  ): OwnSideDto => ({ dimension, side: side(score, ...ends), score: score ?? null });
  const sides = [
    own('EI', scores.bigFiveExtraversion, 'E', 'I', scores.hoganSociability),
    own('SN', scores.bigFiveOpenness, 'N', 'S'),
    own('TF', scores.bigFiveAgreeableness, 'F', 'T', scores.viaLove),
    own('JP', scores.bigFiveConscientiousness, 'J', 'P'),
  ];
  return { sides, driver: driverOf(scores) };
}

function side(
  score: number | null | undefined,
  high: WorkStyleLetter,
  low: WorkStyleLetter,
  witness?: number | null,
): WorkStyleLetter | null {
  if (score == null) return null;
  const band = scoreBand(score);
  const other = witness == null ? 'middle' : scoreBand(witness);
  if (band === 'high') return other === 'low' ? null : high;
  if (band === 'low') return other === 'high' ? null : low;
  return null;
}

/** The minimum mean of a driver, and its minimum lead over the next one. */
const DRIVER_FROM = 60;
const DRIVER_AHEAD = 5;

function driverOf(scores: Scores): Driver | null {
  const means: { driver: Driver; mean: number }[] = [
    { driver: 'results' as const, of: [scores.hoganAmbition] },
    { driver: 'people' as const, of: [scores.viaLove, scores.bigFiveAgreeableness] },
    { driver: 'ideas' as const, of: [scores.viaWisdom, scores.bigFiveOpenness] },
    {
      driver: 'order' as const,
      of: [scores.bigFiveConscientiousness, scores.hexacoHonestyHumility],
    },
    { driver: 'calm' as const, of: [scores.hoganAdjustment] },
  ].flatMap(({ driver, of }) => {
    const known = of.filter((score) => score != null);
    if (known.length === 0) return [];
    return [{ driver, mean: known.reduce((sum, score) => sum + score, 0) / known.length }];
  });
  const [best, next] = means.sort((a, b) => b.mean - a.mean);
  if (!best || best.mean < DRIVER_FROM) return null;
  return next && best.mean - next.mean < DRIVER_AHEAD ? null : best.driver;
}

import {
  MOTIVATION_TYPES,
  type MotivationType,
  type PersonalityScores,
  scoreBand,
  WORK_STYLE_DIMENSIONS,
  type WorkStyleDimension,
  type WorkStyleLetter,
} from '@rapport/contracts';
import { type PersonEstimate } from './estimate.ts';
import { type Driver, type OwnStyle, ownStyle } from './own-style.ts';
import { leadsAlone } from './sources.ts';
import { type YouTexts } from './you-texts.ts';
import { type YouCardDto } from '../dto/guidance.dto.ts';

/** The most cards that are shown. */
const MOST_CARDS = 5;

type Scores = Partial<PersonalityScores>;

/** A trait of the user that calls for care with some people. */
type Trait = keyof YouTexts['watchOuts'];

/**
 * Driver cards that contradict a side card; scores that contradict each other can produce both. (No one files
 * what's settled and also keeps dates loose.) The driver card is dropped for the listed motivation types.
 */
export const DRIVER_AGAINST_SIDE: readonly (readonly [
  Driver,
  WorkStyleLetter,
  readonly MotivationType[],
])[] = [
  ['ideas', 'S', MOTIVATION_TYPES],
  ['order', 'P', MOTIVATION_TYPES],
  ['calm', 'T', [1, 8, 9]],
];

/** Traits whose watch-out contradicts a side card. The watch-out is dropped. */
export const TRAIT_AGAINST_SIDE: readonly (readonly [Trait, WorkStyleLetter])[] = [
  ['courage', 'T'],
  ['tension', 'P'],
  ['positiveEnergy', 'I'],
];

/** Traits whose watch-out contradicts the driver card. The watch-out is dropped. */
export const TRAIT_AGAINST_DRIVER: readonly (readonly [Trait, Driver])[] = [
  ['sensitivity', 'calm'],
];

/**
 * Returns the cards for a user's own scores and what's certain about a contact: bridges first, by certainty, then a
 * shared blind spot, the driver, a watch-out, and a shared strength.
 * @param scores only those that are based on an answer, 0 to 100
 */
export function youAnd(scores: Scores, person: PersonEstimate, texts: YouTexts): YouCardDto[] {
  const own = ownStyle(scores);
  const certain = WORK_STYLE_DIMENSIONS.map((dimension) => person.axes[dimension])
    .filter(({ state }) => state === 'certain')
    .sort((a, b) => b.k - a.k);
  const bridges = new Array<YouCardDto>();
  const shared = new Array<{ axis: WorkStyleDimension; side: WorkStyleLetter }>();
  for (const { dimension: axis, letter } of certain) {
    const side = own.sides.find(({ dimension }) => dimension === axis)?.side ?? null;
    if (side === null) continue;
    if (side === letter) shared.push({ axis, side });
    else bridges.push({ card: 'bridge', axis, text: texts.bridges[side] });
  }
  const [alike] = shared;
  const type = leadsAlone(person);
  const isClear = person.motivation.state === 'clear';
  const driver = isClear && type !== null ? driverOf(own, type) : null;
  const watchOut = watchOutFor(
    scores,
    person,
    texts,
    own.sides.map(({ side }) => side),
    driver,
  );
  const cards: YouCardDto[] = [
    ...bridges,
    ...(alike ? [card('blind_spot', alike.axis, texts.alikeBlindSpots[alike.side])] : []),
    ...(driver !== null && type !== null
      ? [card('driver', null, texts.drivers[driver][type])]
      : []),
    ...(watchOut === null ? [] : [watchOut]),
    ...(alike ? [card('strength', alike.axis, texts.alikeStrengths[alike.side])] : []),
  ];
  return cards.slice(0, MOST_CARDS);
}

function card(kind: YouCardDto['card'], axis: WorkStyleDimension | null, text: string): YouCardDto {
  return { card: kind, axis, text };
}

/** Returns the driver, unless a side contradicts it. */
function driverOf({ driver, sides }: OwnStyle, type: MotivationType): Driver | null {
  const isContradicted = DRIVER_AGAINST_SIDE.some(
    ([each, letter, types]) =>
      each === driver && types.includes(type) && sides.some(({ side }) => side === letter),
  );
  return isContradicted ? null : driver;
}

/**
 * Returns the watch-out for the user's first trait that calls for care with this person and contradicts no other
 * card; null if there is none.
 */
function watchOutFor(
  scores: Scores,
  person: PersonEstimate,
  { watchOuts }: YouTexts,
  sides: readonly (WorkStyleLetter | null)[],
  driver: Driver | null,
): YouCardDto | null {
  const warn = (axis: WorkStyleDimension | null, text: string) => card('watch_out', axis, text);
  const isOn = (letter: WorkStyleLetter) =>
    Object.values(person.axes).some((axis) => axis.state === 'certain' && axis.letter === letter);
  const type = person.motivation.state === 'clear' ? leadsAlone(person) : null;
  const has = (score: number | null | undefined, band: 'high' | 'low') =>
    score != null && scoreBand(score) === band;
  const fits = (trait: Trait) =>
    !TRAIT_AGAINST_SIDE.some(([each, letter]) => each === trait && sides.includes(letter)) &&
    !TRAIT_AGAINST_DRIVER.some(([each, other]) => each === trait && other === driver);
  const isSensitive = has(scores.bigFiveNeuroticism, 'high') || has(scores.hoganAdjustment, 'low');
  if (isSensitive && fits('sensitivity')) {
    if (isOn('T')) return warn('TF', watchOuts.sensitivity.T);
    if (type === 8) return warn(null, watchOuts.sensitivity[8]);
  }
  if (has(scores.viaCourage, 'low') && fits('courage')) {
    if (isOn('F')) return warn('TF', watchOuts.courage.F);
    if (type === 9) return warn(null, watchOuts.courage[9]);
  }
  if (has(scores.panasNegativeAffect, 'high') && isOn('P') && fits('tension')) {
    return warn('JP', watchOuts.tension.P);
  }
  if (has(scores.panasPositiveAffect, 'high') && isOn('I') && fits('positiveEnergy')) {
    return warn('EI', watchOuts.positiveEnergy.I);
  }
  return null;
}

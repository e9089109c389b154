import {
  type PersonalityScores,
  scoreBand,
  WORK_STYLE_DIMENSIONS,
  type WorkStyleDimension,
  type WorkStyleLetter,
  type YouCard,
} from '@rapport/contracts';
import { type PersonEstimate } from './estimate.ts';
import { ownStyle } from './own-style.ts';
import { leadsAlone } from './sources.ts';
import { type YouTexts } from './you-texts.ts';

/** How many cards are shown. */
const MOST_CARDS = 5;

type Scores = Partial<PersonalityScores>;

/**
 * What follows from a user's own scores together with what is certain of a contact: bridges first,
 * the surest one in front, then a shared blind spot, the driver, a watch-out and a shared strength.
 * @param scores only those that rest on an answer, 0 to 100
 */
export function youAnd(scores: Scores, person: PersonEstimate, texts: YouTexts): YouCard[] {
  const own = ownStyle(scores);
  const certain = WORK_STYLE_DIMENSIONS.map((dimension) => person.axes[dimension])
    .filter(({ state }) => state === 'certain')
    .sort((a, b) => b.k - a.k);
  const bridges = new Array<YouCard>();
  const shared = new Array<{ axis: WorkStyleDimension; side: WorkStyleLetter }>();
  for (const { dimension: axis, letter } of certain) {
    const side = own.sides.find((each) => dimensionOf(each) === axis);
    if (side === undefined) continue;
    if (side === letter) shared.push({ axis, side });
    else bridges.push({ card: 'bridge', axis, text: texts.bridges[side] });
  }
  const [alike] = shared;
  const type = leadsAlone(person);
  const isClear = person.motivation.state === 'clear';
  const watchOut = watchOutFor(scores, person, texts);
  const cards: YouCard[] = [
    ...bridges,
    ...(alike ? [card('blind_spot', alike.axis, texts.alikeBlindSpots[alike.side])] : []),
    ...(own.driver !== null && isClear && type !== null
      ? [card('driver', null, texts.drivers[own.driver][type])]
      : []),
    ...(watchOut === null ? [] : [card('watch_out', null, watchOut)]),
    ...(alike ? [card('strength', alike.axis, texts.alikeStrengths[alike.side])] : []),
  ];
  return cards.slice(0, MOST_CARDS);
}

function card(kind: YouCard['card'], axis: WorkStyleDimension | null, text: string): YouCard {
  return { card: kind, axis, text };
}

function dimensionOf(letter: WorkStyleLetter): WorkStyleDimension | undefined {
  return WORK_STYLE_DIMENSIONS.find((dimension) => dimension.includes(letter));
}

/** The first trait of the user that needs care with this person, or null. */
function watchOutFor(
  {
    bigFiveNeuroticism,
    hoganAdjustment,
    viaCourage,
    panasNegativeAffect,
    panasPositiveAffect,
  }: Scores,
  person: PersonEstimate,
  { watchOuts }: YouTexts,
): string | null {
  const isOn = (letter: WorkStyleLetter) =>
    Object.values(person.axes).some((axis) => axis.state === 'certain' && axis.letter === letter);
  const type = person.motivation.state === 'clear' ? leadsAlone(person) : null;
  const isHigh = (score: number | null | undefined) => score != null && scoreBand(score) === 'high';
  const isLow = (score: number | null | undefined) => score != null && scoreBand(score) === 'low';
  if (isHigh(bigFiveNeuroticism) || isLow(hoganAdjustment)) {
    if (isOn('T')) return watchOuts.sensitivity.T;
    if (type === 8) return watchOuts.sensitivity[8];
  }
  if (isLow(viaCourage)) {
    if (isOn('F')) return watchOuts.courage.F;
    if (type === 9) return watchOuts.courage[9];
  }
  if (isHigh(panasNegativeAffect) && isOn('P')) return watchOuts.tension.P;
  if (isHigh(panasPositiveAffect) && isOn('I')) return watchOuts.positiveEnergy.I;
  return null;
}

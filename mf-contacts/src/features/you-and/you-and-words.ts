import { type Guidance, type GuidanceAxis, type OwnSide, type YouCard } from '@rapport/api-client';
import { POLE_WORDS, scoreBand } from '@rapport/contracts';

/** What a card says: what the two of you do, then what to do about it. */
interface CardText {
  heading: string;
  advice: string;
}

/** The first sentence of a card, without its period, and the rest of it. */
export function cardText(text: string): CardText {
  const [, heading = text, advice = ''] = /^(.+?[.!?])\s+(.+)$/s.exec(text) ?? [];
  return { heading: heading.replace(/\.$/, ''), advice };
}

/** What stands in place of a card about an axis, because one of the two is not known there. */
export interface UnknownAxis {
  axis: GuidanceAxis;
  own: OwnSide | undefined;
  /** Why nothing is compared, a sentence for each of the two. */
  reasons: string[];
  /** The own assessment is what is missing. */
  needsAnswers: boolean;
}

/**
 * The axes on which one of the two is not known.
 * @param name how a sentence calls the contact
 * @param axisName the two words of an axis, `Outward or Inward`
 */
export function unknownAxes(
  { axes, own }: Pick<Guidance, 'axes' | 'own'>,
  name: string,
  axisName: (dimension: GuidanceAxis['dimension']) => string,
): UnknownAxis[] {
  return axes.flatMap((axis): UnknownAxis[] => {
    const side = own?.find(({ dimension }) => dimension === axis.dimension);
    const words = axisName(axis.dimension);
    const reasons = [
      ...(side?.side == null ? [ownReason(side, words)] : []),
      ...(axis.state === 'open' ? [`${name}’s letter is still open.`] : []),
      ...(axis.state === 'unknown' ? [`No answer about ${name} takes a side.`] : []),
    ];
    if (reasons.length === 0) return [];
    return [{ axis, own: side, reasons, needsAnswers: side?.score == null }];
  });
}

/** Why the own assessment names no side. */
function ownReason(side: OwnSide | undefined, words: string): string {
  if (side?.score == null) return `You haven't answered enough to place yourself on ${words}.`;
  return scoreBand(side.score) === 'middle'
    ? 'Your own answers put you between the two.'
    : 'Your own answers point both ways.';
}

/** The sides that both are on and no card is about, in words. */
export function alikeWithoutCard({
  axes,
  own,
  you,
}: Pick<Guidance, 'axes' | 'own' | 'you'>): string[] {
  return axes
    .filter(({ state }) => state === 'certain')
    .filter(({ dimension, letter }) =>
      own?.some((each) => each.dimension === dimension && each.side === letter),
    )
    .filter(
      ({ dimension }) => !you.some(({ card, axis }) => axis === dimension && card !== 'watch_out'),
    )
    .map(({ letter }) => POLE_WORDS[letter]);
}

/** What the cards hold, in a sentence; null without a card. */
export function cardsInWords(cards: readonly YouCard[], unknown: number): string | null {
  const bridges = cards.filter(({ card }) => card === 'bridge').length;
  const parts = [
    ...(bridges > 0 ? [`${counted(bridges, 'bridge')} to build`] : []),
    ...(cards.some(({ card }) => card === 'strength' || card === 'blind_spot')
      ? ['one thing in common to use']
      : []),
    ...(unknown > 0 ? [`${counted(unknown, 'thing')} you don't know yet`] : []),
  ];
  if (parts.length === 0) return null;
  const sentence = parts.join(', ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

const COUNTS = ['no', 'one', 'two', 'three', 'four'];

function counted(count: number, noun: string): string {
  return `${COUNTS[count] ?? count} ${noun}${count === 1 ? '' : 's'}`;
}

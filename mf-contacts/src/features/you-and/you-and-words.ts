import { type Guidance, type GuidanceAxis, type OwnSide, type YouCard } from '@rapport/api-client';
import { POLE_WORDS, scoreBand } from '@rapport/contracts';

/** The text of a card: what both do, and what to do about it. */
interface CardText {
  heading: string;
  advice: string;
}

/** Splits the text of a card into its first sentence, without the period, and the rest. */
export function cardText(text: string): CardText {
  const [, heading = text, advice = ''] = /^(.+?[.!?])\s+(.+)$/s.exec(text) ?? [];
  return { heading: heading.replace(/\.$/, ''), advice };
}

/** Shown instead of a card if one person's side of an axis is unknown. */
export interface UnknownAxis {
  axis: GuidanceAxis;
  own: OwnSide | undefined;
  /** The reasons, one sentence per person. */
  reasons: string[];
  /** Whether the self-assessment is missing. */
  needsAnswers: boolean;
}

/**
 * The axes on which one person's side is unknown.
 * @param name the contact's name in a sentence
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

/** Explains why the self-assessment has no side. */
function ownReason(side: OwnSide | undefined, words: string): string {
  if (side?.score == null) return `You haven't answered enough to place yourself on ${words}.`;
  return scoreBand(side.score) === 'middle'
    ? 'Your own answers put you between the two.'
    : 'Your own answers point both ways.';
}

/** The shared sides without a card, in words. */
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

/** A summary of the cards as a sentence; null without a card. */
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

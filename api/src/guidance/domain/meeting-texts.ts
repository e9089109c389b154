import {
  MATTER_KINDS,
  MEETING_PARTS,
  type MeetingPart,
  type WorkStyleDimension,
} from '@rapport/contracts';
import { type PersonEstimate } from './estimate.ts';
import { type BriefingLineDto } from '../dto/briefing.dto.ts';

/** The words for one part of a meeting, by the sides of the relevant axes. */
interface MeetingPartTexts {
  /** In the order of a type. */
  axes: readonly WorkStyleDimension[];
  /** The instruction, for places that don't show words. */
  text: string;
  /** By letters, such as `TJ`. */
  bySides: Readonly<Record<string, string>>;
  /** If an axis isn't settled, or nothing is known. */
  either: string;
  /** What to say if the user's own line doesn't fit a sentence; null if saying nothing is better. */
  bare: string | null;
}

export type MeetingTexts = Readonly<Record<MeetingPart, MeetingPartTexts>>;

/**
 * Returns what to say in a planned meeting.
 * @param person null if nothing is known
 * @param least the minimum certainty of an axis
 * @param isUnwanted whether a text contradicts what they said; words of a side are then replaced by those for anyone
 */
export function meetingLinesFor(
  person: PersonEstimate | null,
  texts: MeetingTexts,
  least: number,
  isUnwanted: (text: string) => boolean,
): BriefingLineDto[] {
  return MEETING_PARTS.map((part) => {
    const { axes, text, bySides, either, bare } = texts[part];
    const sides = person === null ? null : certainSides(person, axes, least);
    const words = sides === null ? undefined : bySides[sides];
    const own = words !== undefined && isUnwanted(words) ? undefined : words;
    return {
      part,
      text,
      words: { pattern: own ?? either, bare, fits: [...MATTER_KINDS] },
      pattern: null,
      tipId: own === undefined ? null : `${sides}.${part}`,
    };
  });
}

/** Returns the letters of the axes, such as `TJ`; null if one is open or not certain enough. */
function certainSides(
  person: PersonEstimate,
  axes: readonly WorkStyleDimension[],
  least: number,
): string | null {
  const found = axes.map((axis) => person.axes[axis]);
  const isCertain = found.every(({ state, k }) => state === 'certain' && k >= least);
  return isCertain ? found.map(({ letter }) => letter).join('') : null;
}

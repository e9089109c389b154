import {
  MATTER_KINDS,
  MEETING_PARTS,
  type MeetingPart,
  type WorkStyleDimension,
} from '@rapport/contracts';
import { type PersonEstimate } from './estimate.ts';
import { type BriefingLineDto } from '../dto/briefing.dto.ts';

/** The words of one part of a meeting, by the sides of the axes that decide on them. */
interface MeetingPartTexts {
  /** In the order of a type. */
  axes: readonly WorkStyleDimension[];
  /** The instruction, for places that show no words. */
  text: string;
  /** By letters, such as `TJ`. */
  bySides: Readonly<Record<string, string>>;
  /** Where an axis isn't settled, or nothing is known. */
  either: string;
  /** What to say where the user's own line fits no sentence; null where saying nothing is better. */
  bare: string | null;
}

export type MeetingTexts = Readonly<Record<MeetingPart, MeetingPartTexts>>;

/**
 * What to say in a meeting that is planned.
 * @param person null where nothing is known
 * @param least how certain an axis has to be
 */
export function meetingLinesFor(
  person: PersonEstimate | null,
  texts: MeetingTexts,
  least: number,
): BriefingLineDto[] {
  return MEETING_PARTS.map((part) => {
    const { axes, text, bySides, either, bare } = texts[part];
    const sides = person === null ? null : certainSides(person, axes, least);
    const own = sides === null ? undefined : bySides[sides];
    return {
      part,
      text,
      words: { pattern: own ?? either, bare, fits: [...MATTER_KINDS] },
      pattern: null,
      tipId: own === undefined ? null : `${sides}.${part}`,
    };
  });
}

/** The letters of the axes, such as `TJ`; null where one is open or not certain enough. */
function certainSides(
  person: PersonEstimate,
  axes: readonly WorkStyleDimension[],
  least: number,
): string | null {
  const found = axes.map((axis) => person.axes[axis]);
  const isCertain = found.every(({ state, k }) => state === 'certain' && k >= least);
  return isCertain ? found.map(({ letter }) => letter).join('') : null;
}

import { type Library } from './library.ts';
import { tipText } from './tip-ids.ts';
import { type TipMark } from './tips.ts';

/** A tip that was used with a contact, and how often that went well. */
export interface WorkedTip {
  tipId: string;
  text: string;
  /** The number of interactions in which it was used. */
  used: number;
  /** How many of those went well. */
  wentWell: number;
}

/** The minimum number of uses. */
const FROM = 3;

/**
 * Returns the tips that were used with a contact at least three times and are still in the library, most used
 * first. These are only counts and don't explain why something went well.
 */
export function workedTips(marks: readonly TipMark[], library: Library): WorkedTip[] {
  return [...new Set(marks.map(({ tipId }) => tipId))]
    .flatMap((tipId): WorkedTip[] => {
      const own = marks.filter((mark) => mark.tipId === tipId);
      const text = tipText(tipId, library);
      if (own.length < FROM || text === null) return [];
      const wentWell = own.filter((mark) => mark.wentWell).length;
      return [{ tipId, text, used: own.length, wentWell }];
    })
    .sort((a, b) => b.used - a.used || b.wentWell - a.wentWell);
}

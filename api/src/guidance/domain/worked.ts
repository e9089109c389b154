import { type Library } from './library.ts';
import { tipText } from './tip-ids.ts';
import { type TipMark } from './tips.ts';

/** A tip that was used with someone, and how often that went well. */
export interface WorkedTip {
  tipId: string;
  text: string;
  /** In how many interactions it was used. */
  used: number;
  /** How many of them went well. */
  wentWell: number;
}

/** With fewer there's nothing to count. */
const FROM = 3;

/**
 * What was tried with a person, the most used first: counts alone, and only of tips that were used three times and
 * that the library still has. It says nothing of why.
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

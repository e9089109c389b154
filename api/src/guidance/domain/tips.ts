import { TIP_KINDS } from '@rapport/contracts';
import { type PersonEstimate } from './estimate.ts';
import { type Library } from './library.ts';
import { fillSlot } from './slots.ts';
import { SLOT_NAMES, type Tip } from './tip.ts';

/** A user's feedback on a tip after a meeting. */
export interface TipMark {
  tipId: string;
  helped: boolean;
  /** True if it was given since the newest run; only then can it change the source of a slot. */
  sinceRun: boolean;
  /** True if the interaction in which the tip was used went well. */
  wentWell: boolean;
}

/** A tip with its feedback. */
export interface RankedTip extends Tip {
  /** Strength times certainty times helpfulness; orders the tips of a kind. */
  rank: number;
  feedback: { helped: number; notHelped: number };
}

/** The number of marks from which they affect the rank of a tip. */
const MARKS_NEEDED = 3;
/** The number of consecutive misses after which a slot uses its next source. */
const MISSES = 2;

/**
 * Returns all tips for a person, by kind, highest rank first.
 * @param marks the user's feedback on tips about this person
 * @param least the minimum certainty of a tip; a slot uses the next source that reaches it
 */
export function tipsFor(
  person: PersonEstimate,
  library: Library,
  marks: readonly TipMark[] = [],
  least = 0,
): RankedTip[] {
  const skipped = missed(marks);
  const tips = SLOT_NAMES.flatMap((slot) => {
    const tip = fillSlot(slot, person, library, skipped, least);
    return tip ? [ranked(tip, marks)] : [];
  });
  // The sort is stable: tips of the same rank keep the order of their slots.
  return TIP_KINDS.flatMap((kind) =>
    tips.filter((tip) => tip.kind === kind).sort((a, b) => b.rank - a.rank),
  );
}

function ranked(tip: Tip, marks: readonly TipMark[]): RankedTip {
  const own = marks.filter(({ tipId }) => tipId === tip.id);
  const helped = own.filter((mark) => mark.helped).length;
  const rank = tip.strength * tip.k * help(helped, own.length);
  return { ...tip, rank, feedback: { helped, notHelped: own.length - helped } };
}

/** Returns 1 until there are enough marks, then from near 0 (never helped) to near 2 (always helped). */
function help(helped: number, marks: number): number {
  return marks < MARKS_NEEDED ? 1 : (2 * (helped + 2)) / (marks + 4);
}

/** Returns the tips whose last two marks since the newest run say that they didn't help. */
export function missed(marks: readonly TipMark[]): ReadonlySet<string> {
  const current = marks.filter(({ sinceRun }) => sinceRun);
  const ids = [...new Set(current.map(({ tipId }) => tipId))];
  return new Set(
    ids.filter((id) => {
      const latest = current.filter(({ tipId }) => tipId === id).slice(-MISSES);
      return latest.length === MISSES && latest.every(({ helped }) => !helped);
    }),
  );
}

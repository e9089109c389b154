import { TIP_KINDS } from '@rapport/contracts';
import { type PersonEstimate } from './estimate.ts';
import { type Library } from './library.ts';
import { fillSlot } from './slots.ts';
import { SLOT_NAMES, type Tip } from './tip.ts';

/** What a user said of a tip after a meeting, in the order of time. */
export interface TipMark {
  tipId: string;
  helped: boolean;
  /** Whether it was said since the newest run: only then it can move a slot on. */
  sinceRun: boolean;
  /** Whether the interaction in which it was used went well. */
  wentWell: boolean;
}

/** A tip with what its user said of it. */
export interface RankedTip extends Tip {
  /** Strength times certainty times help: what comes first within a kind. */
  rank: number;
  feedback: { helped: number; notHelped: number };
}

/** From how many marks on they move a tip. */
const MARKS_NEEDED = 3;
/** After how many failures in a row a slot moves on to its next source. */
const MISSES = 2;

/**
 * All tips for one person, by kind, the highest rank first.
 * @param marks what the user said of tips about this person
 * @param least how certain a tip has to be; a slot moves on to a source that is
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
  // The sort is stable: of the same rank, the slots keep their order.
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

/** 1 until there are enough marks, then from near 0 (never helped) to near 2 (always did). */
function help(helped: number, marks: number): number {
  return marks < MARKS_NEEDED ? 1 : (2 * (helped + 2)) / (marks + 4);
}

/** The tips whose latest marks since the newest run say twice in a row that they did not help. */
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

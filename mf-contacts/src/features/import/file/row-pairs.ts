import { cleanLine, cleanNote } from './clean-text.ts';
import { type ColumnTarget } from './column-targets.ts';
import { type Cell } from './row-address.ts';

/** Google's separator of several values in a cell. */
const SEVERAL = ' ::: ';

/** A value and its name, from two columns. */
export interface Pair {
  of: 'date' | 'handle' | 'pair';
  value?: Cell;
  label?: Cell;
}

/** The targets of values and names. */
export const PAIRS = {
  ...{ date: ['date', 'value'], dateLabel: ['date', 'label'] },
  ...{ handle: ['handle', 'value'], handleLabel: ['handle', 'label'] },
  ...{ pair: ['pair', 'value'], pairLabel: ['pair', 'label'] },
} as const satisfies Partial<Record<ColumnTarget, readonly [Pair['of'], 'value' | 'label']>>;

/** The matching values of two cells. Google marks its own names with a star. */
export function inPairs(value: Cell | undefined, label: Cell | undefined) {
  const names = (label?.cell ?? '').split(SEVERAL);
  const texts = (value?.cell ?? '').split(SEVERAL);
  return Array.from({ length: Math.max(names.length, texts.length) }, (_, place) => ({
    name: cleanLine((names[place] ?? '').replace(/^\*\s*/, '')),
    text: cleanNote(texts[place] ?? ''),
  }));
}

import { type ColumnTarget } from './column-targets.ts';

/** Google's separator of several values in a cell; our own export has one value per line. */
export const SEVERAL = /\s*:::\s*|\n/;

/** The kinds of this column's values, from the column that describes them. */
export function kindsAt(
  row: readonly string[],
  targets: readonly ColumnTarget[],
  index: number,
  kindsOf: ReadonlyMap<number, number>,
): readonly string[] {
  const named = kindsOf.get(index);
  if (named !== undefined) return (row[named] ?? '').split(SEVERAL);
  const mobile = targets[index] === 'phone' ? targets.indexOf('mobileIf', index) : -1;
  if (mobile !== -1 && /^(?:1|true|yes)$/i.test((row[mobile] ?? '').trim())) return ['mobile'];
  if (targets[index - 1] === 'kind') return (row[index - 1] ?? '').split(SEVERAL);
  if (targets[index + 1] === 'kindBefore') return (row[index + 1] ?? '').split(SEVERAL);
  return [];
}

import { type CustomValues } from '@rapport/contracts';
import { type CustomValuesChange } from './custom-value.ts';

/** The values that a merge changes, before and after it; null for none. Absent if it changes none. */
export interface CustomValuesMerge {
  customValues?: CustomValuesChange;
}

/** Both sides of a merge; each has no `customValues` if the merge changes none. */
interface Merged {
  before: CustomValuesMerge;
  after: CustomValuesMerge;
}

/**
 * Merges the values of `given` into `own`: empty fields are filled, and those in `taken` are replaced.
 * @param taken IDs of fields
 */
export function mergedCustomValues(
  own: CustomValues = {},
  given: CustomValuesChange = {},
  taken: readonly string[] = [],
): Merged {
  const news = Object.entries(given).filter(([id, value]) => {
    const isWanted = own[id] === undefined || taken.includes(id);
    return value !== null && value !== own[id] && isWanted;
  });
  if (news.length === 0) return { before: {}, after: {} };
  return {
    before: { customValues: Object.fromEntries(news.map(([id]) => [id, own[id] ?? null])) },
    after: { customValues: Object.fromEntries(news) },
  };
}

/** Returns the change that takes back what a merge changed. Values that were edited after it stay. */
export function takenBackCustomValues(
  now: CustomValues = {},
  { before, after }: Merged,
): CustomValuesMerge {
  const same = Object.entries(after.customValues ?? {}).filter(([id, value]) => now[id] === value);
  if (same.length === 0) return {};
  const back = same.map(([id]) => [id, before.customValues?.[id] ?? null] as const);
  return { customValues: Object.fromEntries(back) };
}

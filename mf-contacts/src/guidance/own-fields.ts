import { type NamedCustomValue } from '@rapport/api-client';
import { shownText, DAY_OF_YEAR, englishDate } from '@rapport/contracts';

/** The label of values of the user's own fields. */
export const OWN_FIELDS = 'Your fields';

/** Values of the user's own fields, one line each: "Coffee order: flat white". */
export function ownFieldLines(values: readonly NamedCustomValue[] = []): string[] {
  return values.map((each) => `${shownText(each.name)}: ${wordsOf(each)}`);
}

function wordsOf({ kind, value }: NamedCustomValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    return value.toLocaleString('en-US', { maximumFractionDigits: 15 });
  }
  if (kind === 'date') return englishDate(value, DAY_OF_YEAR);
  return value.split(/\s*\n/).map(shownText).join(', ');
}

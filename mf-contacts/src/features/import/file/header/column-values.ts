import { guessedNameParts, isEmailAddress, isPhoneNumber } from '@rapport/contracts';

/** Enough values to recognize a column. */
const MOST_VALUES = 200;
const LEAST_DIGITS = 6;

/** Some values of a column, enough to recognize it. */
export function valuesOf(rows: readonly (readonly string[])[], index: number): string[] {
  const values: string[] = [];
  for (const row of rows) {
    const value = row[index]?.trim() ?? '';
    if (value !== '') values.push(value);
    if (values.length === MOST_VALUES) break;
  }
  return values;
}

/** The type of a column's values: a way to reach people, yes or no, or any text. Null if there are none. */
export function looksLike(
  values: readonly string[],
): 'email' | 'phone' | 'link' | 'flag' | 'text' | null {
  if (values.length === 0) return null;
  const most = (test: (value: string) => boolean) => values.filter(test).length > values.length / 2;
  if (most((value) => value.split(/[\s;,|]+/).every(isEmailAddress))) return 'email';
  if (most(isLinkLike)) return 'link';
  if (
    values.every((value) =>
      /^(?:true|false|yes|no|ja|nein|wahr|falsch|oui|non|vrai|faux|0|1|x)$/i.test(value),
    )
  ) {
    return 'flag';
  }
  return most(isPhoneLike) ? 'phone' : 'text';
}

/** Whether values look like phone numbers even without a matching header, unlike ids. */
export function areWrittenAsPhones(values: readonly string[]): boolean {
  return values.filter((value) => /^(?:\+|00|0\d|\()/.test(value)).length > values.length / 2;
}

/**
 * Whether the values of a column called "Title" are prefixes of names, like "Dr." and "Frau", and not jobs.
 * @param isAmongNames whether the adjacent columns are parts of a name, which decides if the values don't
 */
export function arePrefixes(values: readonly string[], isAmongNames: boolean): boolean {
  const prefixes = values.filter(
    (value) =>
      guessedNameParts(`${value} Ada Lovelace`).namePrefix === value ||
      (isAmongNames && value.split(' ').every((word) => /^\p{Lu}\p{L}{0,5}\.$/u.test(word))),
  );
  return isAmongNames
    ? prefixes.length > values.length / 2 || values.length === 0
    : prefixes.length > 0 && prefixes.length === values.length;
}

function isLinkLike(value: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/i.test(value);
}

function isPhoneLike(value: string): boolean {
  if (/^\d{4}-\d\d-\d\d|^\d\d?[./]\d\d?[./]\d{2,4}\b/.test(value)) return false;
  return isPhoneNumber(value) && (value.match(/\p{Nd}/gu)?.length ?? 0) >= LEAST_DIGITS;
}

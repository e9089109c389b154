import { type FoundFilters, listFilters, type ListOptions } from './list-filters.ts';

const SINCE =
  /\bsince (?:early |mid |late |last )?(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/iu;

/** Returns the month that a text has after "since", in lower case: no contact is searched by it. */
export function sinceMonth(text: string): string | null {
  return SINCE.exec(text)?.[1]?.toLowerCase() ?? null;
}

/** Adds the filter for a long time without contact if a text says "since March" and names no other time. */
export function withSince(found: FoundFilters, text: string, options: ListOptions): FoundFilters {
  const isNamed = found.filters.some(({ name }) => name === 'lastContact');
  if (isNamed || sinceMonth(text) === null) return found;
  const older = listFilters(options).filter(
    ({ name, value }) => name === 'lastContact' && value === 'older',
  );
  return { ...found, filters: [...found.filters, ...older] };
}

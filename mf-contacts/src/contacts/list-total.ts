/** The number of contacts in a view of the list. */
export interface ListTotal {
  count: number;
  /** Whether the number is exact, a minimum because the API stopped counting, or an estimate. */
  known: 'exactly' | 'at-least' | 'about';
}

/** The total from the headers of a list; null if they don't contain it. */
export function totalOfHeaders(headers: Headers): ListTotal | null {
  const count = headers.get('X-Total-Count');
  if (count === null) return null;
  return { count: Number(count), known: knownBy(headers.get('X-Total-Count-Relation')) };
}

/** Newer APIs may use other relations, none of which is exact. */
function knownBy(relation: string | null): ListTotal['known'] {
  if (relation === null) return 'exactly';
  return relation === 'at-least' ? 'at-least' : 'about';
}

export function exactly(count: number): ListTotal {
  return { count, known: 'exactly' };
}

/** The significant digits of an estimate. */
const DIGITS_OF_ESTIMATE = 3;

/** Like 20,000, 1,000+ for a minimum, or about 12,300 for an estimate. */
export function totalText({ count, known }: ListTotal): string {
  switch (known) {
    case 'exactly':
      return count.toLocaleString('en');
    case 'at-least':
      return `${count.toLocaleString('en')}+`;
    case 'about':
      return `about ${count.toLocaleString('en', { maximumSignificantDigits: DIGITS_OF_ESTIMATE })}`;
    default:
      return known satisfies never;
  }
}

/** A short form for narrow places: like 950, 20K, 1K+ for a minimum, or 1.2M. */
export function shortTotalText({ count, known }: ListTotal): string {
  const text = count.toLocaleString('en', { notation: 'compact' });
  return known === 'at-least' ? `${text}+` : text;
}

/** The total at the start of a sentence or title. */
export function totalAtStart(total: ListTotal): string {
  const text = totalText(total);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

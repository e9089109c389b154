/** How many contacts a view of the list has. */
export interface ListTotal {
  count: number;
  /** Whether the number is exact, there are more because the API stopped counting, or it is an estimate. */
  known: 'exactly' | 'at-least' | 'about';
}

/** The total as the headers of a list say it; null where they do not. */
export function totalOfHeaders(headers: Headers): ListTotal | null {
  const count = headers.get('X-Total-Count');
  if (count === null) return null;
  return { count: Number(count), known: knownBy(headers.get('X-Total-Count-Relation')) };
}

/** A later API may know other relations; none of them is exact. */
function knownBy(relation: string | null): ListTotal['known'] {
  if (relation === null) return 'exactly';
  return relation === 'at-least' ? 'at-least' : 'about';
}

export function exactly(count: number): ListTotal {
  return { count, known: 'exactly' };
}

/** An estimate says no more than so many digits. */
const DIGITS_OF_ESTIMATE = 3;

/** Like 20,000, 1,000+ where there are more, or about 12,300. */
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

/** The same in a narrow place: like 950, 20K, 1K+ where there are more, or 1.2M. */
export function shortTotalText({ count, known }: ListTotal): string {
  const text = count.toLocaleString('en', { notation: 'compact' });
  return known === 'at-least' ? `${text}+` : text;
}

/** The same where a sentence or a title begins with it. */
export function totalAtStart(total: ListTotal): string {
  const text = totalText(total);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How many contacts a view of the list has. */
export interface ListTotal {
  count: number;
  /** There are more: the API stopped counting. */
  isAtLeast: boolean;
}

/** The total as the headers of a list say it; null where they do not. */
export function totalOfHeaders(headers: Headers): ListTotal | null {
  const count = headers.get('X-Total-Count');
  if (count === null) return null;
  return {
    count: Number(count),
    isAtLeast: headers.get('X-Total-Count-Relation') === 'at-least',
  };
}

export function exactly(count: number): ListTotal {
  return { count, isAtLeast: false };
}

/** Like 20,000, or 1,000+ where there are more. */
export function totalText({ count, isAtLeast }: ListTotal): string {
  return `${count.toLocaleString('en')}${isAtLeast ? '+' : ''}`;
}

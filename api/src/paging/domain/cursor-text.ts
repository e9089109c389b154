const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** One opaque word for a URL, which holds `values`. */
export function cursorText(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** What is in a cursor, still unchecked: anyone can make one. Empty for what is no list. */
export function cursorValues(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * Whether a value in a cursor is a time as this API writes it. `Date` reads February 30 as March 2 and
 * knows a year 0; Postgres refuses both.
 */
export function isCursorTime(value: unknown): value is string {
  if (typeof value !== 'string' || !TIME.test(value) || value.startsWith('0000')) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString() === value;
}

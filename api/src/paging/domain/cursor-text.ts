const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Encodes `values` as an opaque, URL-safe string. */
export function cursorText(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Decodes a cursor. The values aren't validated, since anyone can create a cursor. Empty if it isn't a list. */
export function cursorValues(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * Returns whether a value in a cursor is a time in this API's format. `Date` reads February 30 as March 2 and
 * accepts a year 0; Postgres rejects both.
 */
export function isCursorTime(value: unknown): value is string {
  if (typeof value !== 'string' || !TIME.test(value) || value.startsWith('0000')) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString() === value;
}

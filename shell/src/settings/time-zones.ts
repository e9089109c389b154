/** Returns the browser's time zone. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns a time zone's display name: "America/New York". */
export function zoneName(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}

/** Returns all time zones of the browser, including the chosen one. */
export function timeZones(chosen: string | null): { value: string; label: string }[] {
  const known = new Set([
    ...Intl.supportedValuesOf('timeZone'),
    'UTC',
    ...(chosen ? [chosen] : []),
  ]);
  return [...known].sort().map((value) => ({ value, label: zoneName(value) }));
}

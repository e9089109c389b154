/** The zone of this browser's clock. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A zone as people read it: "America/New York". */
export function zoneName(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}

/** Every time zone that the browser knows, with the chosen one. */
export function timeZones(chosen: string | null): { value: string; label: string }[] {
  const known = new Set([
    ...Intl.supportedValuesOf('timeZone'),
    'UTC',
    ...(chosen ? [chosen] : []),
  ]);
  return [...known].sort().map((value) => ({ value, label: zoneName(value) }));
}

/**
 * Parses a time as `ical.js` returns it (2026-11-26T09:00:00) as wall time; null if it's invalid. The Z of UTC is
 * ignored, 24:00 is the following midnight, and a leap second counts as the one before it.
 */
export function readWallTime(text: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T(?:(\d{2}):(\d{2})?:(\d{2})?|::)Z?)?$/.exec(
    text.trim(),
  );
  if (!match) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((digits: string | undefined) => Number(digits ?? 0));
  const isTime =
    (hour < 24 && minute < 60 && second <= 60) || (hour === 24 && minute + second === 0);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isTime || !isDay || year < 1) return null;
  return date.getTime() + ((hour * 60 + minute) * 60 + Math.min(second, 59)) * 1_000;
}

/** Returns whether a time is a date without a time of day. */
export function isDayOnly(text: string): boolean {
  return !/T\d/.test(text);
}

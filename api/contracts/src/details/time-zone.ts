const LONGEST = 64;

/** Returns whether a text is a time zone known to this machine; an offset like `+02:00` isn't. */
export function isZoneName(text: string): boolean {
  if (text.length > LONGEST || !/^[A-Za-z]/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

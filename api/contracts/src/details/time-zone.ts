const LONGEST = 64;

/** Whether a text names a time zone that this machine knows; an offset like `+02:00` names none. */
export function isZoneName(text: string): boolean {
  if (text.length > LONGEST || !/^[A-Za-z]/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

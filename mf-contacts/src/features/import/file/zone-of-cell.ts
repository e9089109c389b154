import { isZoneName } from '@rapport/contracts';

/** The name of a time zone in its usual spelling; null if it's unknown. */
export function zoneName(text: string): string | null {
  if (!isZoneName(text)) return null;
  const isLower = text === text.toLowerCase();
  return isLower
    ? new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone
    : text;
}

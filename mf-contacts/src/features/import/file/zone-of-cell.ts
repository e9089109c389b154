import { isZoneName } from '@rapport/contracts';

/** The name of a time zone as it's written; null for what is none. */
export function zoneName(text: string): string | null {
  if (!isZoneName(text)) return null;
  const isLower = text === text.toLowerCase();
  return isLower
    ? new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone
    : text;
}

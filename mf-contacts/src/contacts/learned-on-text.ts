import { englishDate } from '@rapport/contracts';
import { localDay } from '@rapport/shared-ui';
/** When the user learned something, like "Told you on March 3", with the year unless it's this one. */
export function learnedOnText(day: string, now = new Date()): string {
  const words = englishDate(day, {
    month: 'long',
    day: 'numeric',
    ...(day.slice(0, 4) !== localDay(now).slice(0, 4) && { year: 'numeric' }),
  });
  return `Told you on ${words}`;
}

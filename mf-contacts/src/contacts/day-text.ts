import { dayInWords } from '@rapport/shared-ui';

/** A moment as the local day that people write, like "May 3, 2026". */
export function dayText(moment: string | Date = new Date()): string {
  return dayInWords(new Date(moment), { dateStyle: 'long' });
}

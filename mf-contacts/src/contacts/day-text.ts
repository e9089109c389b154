import { longDate } from '@rapport/shared-ui';

/** The local day of a moment, like "May 3, 2026". */
export function dayText(moment: string | Date = new Date()): string {
  return longDate(new Date(moment));
}

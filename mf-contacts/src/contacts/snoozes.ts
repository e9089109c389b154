import { SNOOZE_DAYS } from '@rapport/contracts';

/** The days of a snooze, in the order of the menus. */
export const SNOOZES = SNOOZE_DAYS.map((days) => ({
  days,
  label: days === 1 ? 'Snooze for 1 day' : `Snooze for ${days} days`,
}));

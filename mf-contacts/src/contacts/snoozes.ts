import { SNOOZE_DAYS } from '@rapport/contracts';

/** For how many days something can be put off, in the order of the menus. */
export const SNOOZES = SNOOZE_DAYS.map((days) => ({
  days,
  label: days === 1 ? 'Snooze for 1 day' : `Snooze for ${days} days`,
}));

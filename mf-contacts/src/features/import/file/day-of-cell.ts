import {
  birthdayOf,
  type DayOrder,
  isNoDate,
  unreadBirthday,
} from '../../../days/birthday-text.ts';
import { type ImportedPerson } from './imported-person.ts';

/** Between the start and end of a period, as Notion writes it. */
const TO = /\s*(?:→|\s-\s|–)\s*/;

/**
 * The day of a contact or a next step as `YYYY-MM-DD`, from the formats that files use; for a period, its last day.
 * @param order for dates that fit both orders; null leaves them unread
 * @returns null if it isn't a date, or has no year
 */
export function dayOf(text: string, order: DayOrder | null): string | null {
  const last = text.split(TO).at(-1) ?? '';
  const day = birthdayOf(last, order);
  if (day === null || day.startsWith('--')) return null;
  // A two-digit year is in this century, because earlier contacts aren't in such files.
  const isShort = /(?:^|[^\d])\d\d$/.test(last.trim()) && !/\d{4}/.test(last);
  return isShort && day.startsWith('19') ? `20${day.slice(2)}` : day;
}

/** Takes the latest day of contact. A future day, or any other text, is kept with the contact. */
export function takeLastContact(
  person: Pick<ImportedPerson, 'lastContactOn'>,
  cell: string,
  day: string | null,
  keep: () => void,
): void {
  if (isNoDate(cell)) return;
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  if (day === null || day > today) keep();
  else if (person.lastContactOn === null || day > person.lastContactOn) person.lastContactOn = day;
}

/** Takes the first birthday of a row. An invalid date is listed in `leftOut`. */
export function addBirthday(person: ImportedPerson, text: string, birthday: string | null): void {
  if (birthday === null) person.leftOut.push(unreadBirthday(text));
  else person.birthday ??= birthday;
}

import {
  birthdayOf,
  type DayOrder,
  isNoDate,
  unreadBirthday,
} from '../../../contact-fields/birthday-text.ts';
import { type ImportedPerson } from './imported-person.ts';

/** Between the two ends of a period, as Notion writes it. */
const TO = /\s*(?:→|\s-\s|–)\s*/;

/**
 * The day of a contact or a step as `YYYY-MM-DD`, from the ways in which files write dates; of a period its last one.
 * @param order for dates that fit both orders; null leaves them unread
 * @returns null for what is no date, or one without a year
 */
export function dayOf(text: string, order: DayOrder | null): string | null {
  const last = text.split(TO).at(-1) ?? '';
  const day = birthdayOf(last, order);
  if (day === null || day.startsWith('--')) return null;
  // Two digits of a year are those of this century: no one was in touch by a file before.
  const isShort = /(?:^|[^\d])\d\d$/.test(last.trim()) && !/\d{4}/.test(last);
  return isShort && day.startsWith('19') ? `20${day.slice(2)}` : day;
}

/** Takes the latest day of contact; one in the future, and what is none, is kept. */
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

/** Takes the first birthday of a row; what is no date is named to the person. */
export function addBirthday(person: ImportedPerson, text: string, birthday: string | null): void {
  if (birthday === null) person.leftOut.push(unreadBirthday(text));
  else person.birthday ??= birthday;
}

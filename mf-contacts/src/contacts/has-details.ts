import { type Contact } from '@rapport/api-client';

/** Whether there's something for `DetailFacts` to show. */
export function hasDetails(contact: Partial<Contact>): boolean {
  const { addresses, timeZone, languages, pronouns, spokenName, nickname } = contact;
  const { department, handles, dates, kept } = contact;
  const lists = [addresses, languages, handles, dates, kept];
  const texts = [timeZone, pronouns, spokenName, nickname, department];
  return lists.some((list) => (list ?? []).length > 0) || texts.some((text) => text != null);
}

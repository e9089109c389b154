import { type MeetingPerson } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';

type Person = Pick<MeetingPerson, 'displayName' | 'organizationName'>;

/** A person with their company: 'Ada Lovelace, Engines Ltd'. */
export function personLine({ displayName, organizationName }: Person): string {
  return shownText(organizationName == null ? displayName : `${displayName}, ${organizationName}`);
}

/** The people of a meeting: one with the company, two by name, or the first one and the number of others. */
export function withWhom(people: readonly Person[]): string {
  const [first, second, ...others] = people;
  if (first === undefined) return '';
  if (second === undefined) return personLine(first);
  const rest = others.length === 0 ? shownText(second.displayName) : `${others.length + 1} others`;
  return `${shownText(first.displayName)} and ${rest}`;
}

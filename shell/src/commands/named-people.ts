import { type ContactSummary } from '@rapport/api-client';
import { folded, tellingWords } from './fold-words.ts';

/**
 * Returns whether words name a person: each begins a part of the name or of the company, the first one a part of
 * the name.
 */
function isNamed(
  person: Pick<ContactSummary, 'displayName' | 'organizationName'>,
  who: string,
): boolean {
  const typed = tellingWords(who).map(({ word }) => word);
  const name = namePartsOf(person.displayName);
  const company = namePartsOf(person.organizationName ?? '');
  const begins = (parts: readonly string[], word: string) =>
    parts.some((part) => part.startsWith(word));
  return (
    typed.some((word) => begins(name, word)) &&
    typed.every((word) => begins(name, word) || begins(company, word))
  );
}

function namePartsOf(text: string): string[] {
  return text
    .split(/[\s\-–/,.]+/u)
    .map(folded)
    .filter((part) => part !== '');
}

type Ranked = Pick<ContactSummary, 'id' | 'displayName' | 'organizationName' | 'lastInteractionAt'>;

/**
 * Returns the people whom words name: first those with a whole matching word in the name, then recently opened
 * ones, then recently met ones.
 * @param recent IDs of recently opened contacts, last one first
 */
export function namedPeople<Person extends Ranked>(
  people: readonly Person[],
  who: string,
  recent: readonly string[],
): Person[] {
  const typed = tellingWords(who).map(({ word }) => word);
  const rank = ({ id, displayName }: Person) => {
    const parts = namePartsOf(displayName);
    const place = recent.indexOf(id);
    return [
      typed.some((word) => parts.includes(word)) ? 0 : 1,
      place < 0 ? recent.length : place,
    ] as const;
  };
  const met = ({ lastInteractionAt }: Person) => lastInteractionAt ?? '';
  return people
    .filter((person) => isNamed(person, who))
    .sort((a, b) => {
      const [wholeA, placeA] = rank(a);
      const [wholeB, placeB] = rank(b);
      return wholeA - wholeB || placeA - placeB || (met(a) < met(b) ? 1 : met(a) > met(b) ? -1 : 0);
    });
}

/** The people whom the first words name, else the last ones, as many as name someone; the others are left out. */
export function peopleOfPart<Person extends Ranked>(
  people: readonly Person[],
  who: string,
  recent: readonly string[],
): { people: Person[]; leftOut: string } {
  const words = who.split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    for (const place of [0, words.length - count]) {
      const part = words.slice(place, place + count);
      const named = namedPeople(people, part.join(' '), recent);
      if (named.length === 0) continue;
      const others = [...words.slice(0, place), ...words.slice(place + count)];
      return { people: named, leftOut: others.join(' ') };
    }
  }
  return { people: [], leftOut: '' };
}

/** Whether all that was typed is whole words of someone's name, so it's hardly a command. */
export function isWholeName({ displayName }: Pick<ContactSummary, 'displayName'>, typed: string) {
  const parts = namePartsOf(displayName);
  const words = tellingWords(typed);
  return words.length > 0 && words.every(({ word }) => parts.includes(word));
}

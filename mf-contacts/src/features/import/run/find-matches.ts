import { api, type PersonToMatch } from '@rapport/api-client';
import {
  callingCodesOf,
  type ComparablePerson,
  comparablePerson,
  type Identity,
  keysOf,
  likenessOf,
  soughtKeysOf,
  TEXT_LIMITS,
} from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { pauseForBrowser } from '../file/pause-for-browser.ts';
import { type ImportedPerson } from '../file/imported-person.ts';
import { type Match } from './import-plan.ts';

/** People per request, within its size limit even if they have several emails, phones, and links. */
const PEOPLE_PER_CALL = 150;
/** Values per person. No one is found only by a sixth email. */
const MOST_VALUES = 5;
/** A key that more rows share doesn't identify anyone. */
const MOST_SHARING = 20;

function identityOf(person: ImportedPerson): Required<Identity> {
  const { displayName, organizationName, emails, phones, links, addresses } = person;
  return {
    displayName: displayName.slice(0, TEXT_LIMITS.short),
    organizationName: organizationName?.slice(0, TEXT_LIMITS.short) ?? null,
    emails: textsOf(emails),
    phones: textsOf(phones),
    links: textsOf(links),
    addresses: addresses
      .filter(({ country }) => country !== null && country.length <= TEXT_LIMITS.short)
      .slice(0, MOST_VALUES),
  };
}

function textsOf(list: readonly { value: string }[]): string[] {
  return list
    .map(({ value }) => value)
    .filter((value) => value.length <= TEXT_LIMITS.short)
    .slice(0, MOST_VALUES);
}

/** People in the file who are or may be an earlier person in the file. */
async function matchesInFile(
  people: readonly ImportedPerson[],
  signal: AbortSignal,
): Promise<Map<number, Match>> {
  const persons: ComparablePerson[] = [];
  const rowsByKey = new Map<string, number[]>();
  const matches = new Map<number, Match>();
  const breathe = pauseForBrowser(signal);
  const codes = callingCodesOf(people.flatMap(({ phones }) => textsOf(phones)));
  for (const [index, each] of people.entries()) {
    const row = index + 1;
    const person = comparablePerson(identityOf(each), codes);
    persons.push(person);
    const rows = soughtKeysOf(person).map((key) => rowsByKey.get(key) ?? []);
    const candidates = new Set(rows.filter(({ length }) => length <= MOST_SHARING).flat());
    let certainty = 0;
    for (const earlier of [...candidates].toSorted((one, other) => one - other)) {
      const other = persons[earlier - 1];
      const found = other ? likenessOf(person, other) : null;
      if (found !== null && found.certainty > certainty) {
        const { grade, reasons } = found;
        matches.set(row, { row, grade, reasons, contact: null, intoRow: earlier });
        ({ certainty } = found);
      }
    }
    for (const key of keysOf(person)) {
      const known = rowsByKey.get(key);
      if (known === undefined) rowsByKey.set(key, [row]);
      else if (known.length <= MOST_SHARING) known.push(row);
    }
    await breathe();
  }
  return matches;
}

/**
 * All people in the file who are or may be an existing contact or an earlier person in the file.
 * @param onProgress called with the number of people that have been looked up
 * @throws RequestError
 */
export async function findMatches(
  shell: Pick<ShellApi, 'request'>,
  people: readonly ImportedPerson[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Map<number, Match>> {
  const matches = await matchesInFile(people, signal);
  for (let start = 0; start < people.length; start += PEOPLE_PER_CALL) {
    const asked = people.slice(start, start + PEOPLE_PER_CALL).map(personToMatch);
    const call = api.post('/api/contacts/matches');
    const answer = await request(shell, call, { body: { people: asked }, signal });
    answer.matches.forEach(([match], place) => {
      const row = start + place + 1;
      // A certain match with an earlier row outweighs a possible match with a contact.
      if (match && !(match.grade === 'maybe' && matches.get(row)?.grade === 'same')) {
        matches.set(row, { row, ...match, intoRow: null });
      }
    });
    onProgress(Math.min(start + PEOPLE_PER_CALL, people.length));
  }
  return new Map([...matches].sort(([one], [other]) => one - other));
}

function personToMatch(person: ImportedPerson): PersonToMatch {
  const { emails, phones, links, addresses, ...who } = identityOf(person);
  const countries = addresses.flatMap(({ country }) => country ?? []);
  return { ...who, emails: [...emails], phones: [...phones], links: [...links], countries };
}

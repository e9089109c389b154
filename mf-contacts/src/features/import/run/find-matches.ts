import {
  duplicateKeys,
  duplicateReasons,
  endpoints,
  type Identity,
  type PersonToMatch,
  soughtKeys,
  TEXT_LIMITS,
} from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { breather } from '../file/breather.ts';
import { type ImportedPerson } from '../file/imported-person.ts';
import { type Match } from './import-plan.ts';

/** People per call: what a body may hold, with several emails and phones each. */
const PEOPLE_PER_CALL = 150;
/** Of each person; nobody is found by the sixth email. */
const MOST_VALUES = 5;

function identityOf({ displayName, organizationName, emails, phones }: ImportedPerson): Identity {
  return {
    displayName: displayName.slice(0, TEXT_LIMITS.short),
    organizationName: organizationName?.slice(0, TEXT_LIMITS.short) ?? null,
    emails: emails.slice(0, MOST_VALUES).map(({ value }) => value.slice(0, TEXT_LIMITS.short)),
    phones: phones.slice(0, MOST_VALUES).map(({ value }) => value.slice(0, TEXT_LIMITS.short)),
  };
}

/** People of the file who are probably an earlier person of the file. */
async function matchesInFile(
  people: readonly ImportedPerson[],
  signal: AbortSignal,
): Promise<Map<number, Match>> {
  const rowsByKey = new Map<string, number>();
  const matches = new Map<number, Match>();
  const breathe = breather(signal);
  for (const [index, person] of people.entries()) {
    const row = index + 1;
    const identity = identityOf(person);
    const found = soughtKeys(identity).flatMap((key) => rowsByKey.get(key) ?? []);
    const earlier = found.length === 0 ? null : Math.min(...found);
    const other = earlier === null ? undefined : people[earlier - 1];
    if (earlier !== null && other) {
      const reasons = duplicateReasons(identity, identityOf(other));
      const match = { row, contact: null, intoRow: earlier };
      matches.set(row, { ...match, reasons: reasons.length === 0 ? ['name'] : reasons });
    }
    for (const key of duplicateKeys(identity)) {
      if (!rowsByKey.has(key)) rowsByKey.set(key, earlier ?? row);
    }
    await breathe();
  }
  return matches;
}

/**
 * Everybody of the file who is probably a contact already, or an earlier person of the file.
 * @param onProgress told how many people have been looked for
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
    const call = endpoints.duplicates.matches();
    const answer = await request(shell, call, { body: { people: asked }, signal });
    answer.matches.forEach(([match], place) => {
      const row = start + place + 1;
      if (match) {
        matches.set(row, { row, reasons: match.reasons, contact: match.contact, intoRow: null });
      }
    });
    onProgress(Math.min(start + PEOPLE_PER_CALL, people.length));
  }
  return new Map([...matches].sort(([one], [other]) => one - other));
}

function personToMatch(person: ImportedPerson): PersonToMatch {
  const { displayName, organizationName, emails, phones } = identityOf(person);
  return { displayName, organizationName, emails: [...emails], phones: [...phones] };
}

import { api } from '@rapport/api-client';
import { CUSTOM_FIELD_LIMITS } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { type ImportedPerson, nameOfNewField } from '../file/imported-person.ts';

/** The names of the columns that become fields. */
export function newFieldsIn(people: readonly ImportedPerson[]): string[] {
  const keys = people.flatMap(({ customValues = {} }) => Object.keys(customValues));
  return [...new Set(keys)].flatMap((key) => nameOfNewField(key) ?? []);
}

/**
 * The ids of the user's own fields with these names. Missing ones are made, for text, up to the maximum number of
 * fields per user.
 */
export async function fieldIdsFor(
  shell: Pick<ShellApi, 'request'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  if (names.length === 0) return ids;
  const known = new Map<string, string>();
  for (const { id, name, kind } of await request(shell, api.get('/api/custom-fields'))) {
    // A text may not fit another kind.
    known.set(keyOf(name), kind === 'text' ? id : '');
  }
  for (const name of names) {
    const short = [...name.trim()].slice(0, CUSTOM_FIELD_LIMITS.name).join('').trim();
    const key = keyOf(short);
    if (!known.has(key) && known.size < CUSTOM_FIELD_LIMITS.perUser && short !== '') {
      const body = { name: short, kind: 'text' as const };
      const { id } = await request(shell, api.post('/api/custom-fields'), { body });
      known.set(key, id);
    }
    const id = known.get(key);
    if (id) ids.set(name, id);
  }
  return ids;
}

/** Names are unique in the API, regardless of case and accents. */
function keyOf(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

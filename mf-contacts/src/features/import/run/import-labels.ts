import { api } from '@rapport/api-client';
import { LABEL_LIMITS } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { type ImportedPerson } from '../file/imported-person.ts';

/** Label names are unique in the API, regardless of case and accents. */
function labelKey(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/** A label name, truncated to the API's limit. */
function labelName(name: string): string {
  return [...name.trim()].slice(0, LABEL_LIMITS.name).join('').trim();
}

/** The names of all labels in a file, the most frequent first. */
export function labelsIn(people: readonly ImportedPerson[]): string[] {
  const counts = new Map<string, number>();
  for (const { labels } of people) {
    for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

/**
 * The ids of the labels with these names. Missing labels are created, up to the maximum number of labels per user.
 */
export async function labelIdsFor(
  shell: Pick<ShellApi, 'request'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  if (names.length === 0) return ids;
  const known = new Map<string, string>();
  for (const { id, name } of await request(shell, api.get('/api/labels'))) {
    known.set(labelKey(name), id);
  }
  for (const name of names) {
    const short = labelName(name);
    const key = labelKey(short);
    if (!known.has(key) && known.size < LABEL_LIMITS.perUser) {
      const { id } = await request(shell, api.post('/api/labels'), { body: { name: short } });
      known.set(key, id);
    }
    const id = known.get(key);
    if (id !== undefined) ids.set(name, id);
  }
  return ids;
}

import { createHash } from 'node:crypto';
import { type RemoteRelease } from '@rapport/registry';
import { type ObjectStore, releasesFolder } from './object-store.ts';

/**
 * Compares the files of a release with their hashes in the registry.
 * @returns changed or missing files, each as `<key> …`; empty if the registry contains no hashes
 */
export async function changedFiles(
  store: ObjectStore,
  remote: string,
  { version, entry, integrity, files = {} }: RemoteRelease,
): Promise<string[]> {
  const entryPath = entry.split(`/${version}/`)[1];
  const hashes = new Map(Object.entries(files));
  if (entryPath !== undefined && integrity !== undefined) hashes.set(entryPath, integrity);
  const found = await Promise.all(
    [...hashes].map(async ([path, expected]) => {
      const key = `${releasesFolder(remote)}/${version}/${path}`;
      const stored = await store.read(key);
      if (!stored) return [`${key} is missing`];
      return hasHash(stored.bytes, expected) ? [] : [`${key} is not what was released`];
    }),
  );
  return found.flat().sort();
}

/**
 * True if bytes have this hash.
 * @param expected in the format of HTML's `integrity`: the algorithm, a dash, and the hash in base64
 */
export function hasHash(bytes: Buffer, expected: string): boolean {
  const algorithm = /^(sha(?:256|384|512))-/.exec(expected)?.[1];
  if (algorithm === undefined) return false;
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}` === expected;
}

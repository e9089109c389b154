import { type RemoteRelease } from './registry.ts';

/** The integrity formats that every browser verifies; it ignores any other as if there were none. */
const CHECKED = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/**
 * Returns the integrity of each script of a release, by its URL. A release from before scripts were hashed has at
 * most the hash of its entry. If the entry has two, its `integrity` is used.
 */
export function scriptIntegrity(release: RemoteRelease): Record<string, string> {
  const byAddress = hashedFiles(release);
  if (release.integrity !== undefined)
    byAddress.push([addressOf(release.entry), release.integrity]);
  return Object.fromEntries(byAddress);
}

/**
 * Returns why the hashes of a release can't be right: one script has two, or one belongs to a file outside of the
 * release's folder. Null if they may be right.
 * @param known existing hashes by URL; those of this release are added
 */
export function hashContradiction(
  release: RemoteRelease,
  known: Map<string, string>,
): string | null {
  const folder = new URL('.', release.entry).href;
  const named = hashedFiles(release);
  const stranger = named.find(([address]) => !address.startsWith(folder));
  if (stranger) return `names a hash for ${stranger[0]}, which is not below ${folder}`;
  if (release.integrity !== undefined) named.push([addressOf(release.entry), release.integrity]);
  for (const [address, hash] of named) {
    if ((known.get(address) ?? hash) !== hash) return `names two hashes for ${address}`;
    known.set(address, hash);
  }
  return null;
}

/** Returns whether a release has a verifiable hash for its entry, its preloads, its pages, and every script. */
export function isHashed(release: RemoteRelease): boolean {
  const hashes = scriptIntegrity(release);
  const ofPages = Object.values(release.pages ?? {})
    .flatMap(({ preload, look }) => [...preload, ...(look === undefined ? [] : [look])])
    .map((path) => new URL(path, release.entry).href);
  const needed = [release.entry, ...release.preload, ...ofPages].map(
    (address) => hashes[addressOf(address)],
  );
  return (
    release.files !== undefined &&
    Object.keys(release.files).length > 0 &&
    [...Object.values(hashes), ...needed].every((hash) => hash !== undefined && CHECKED.test(hash))
  );
}

/** Segments that a URL contains unchanged. */
const PLAIN_PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

function hashedFiles({ files, entry }: RemoteRelease): [string, string][] {
  const folder = new URL('.', entry).href;
  return Object.entries(files ?? {}).map(([path, hash]) => [
    // A registry has hundreds of files, and parsing URLs is slow at startup.
    PLAIN_PATH.test(path) ? folder + path : new URL(path, entry).href,
    hash,
  ]);
}

/** Returns a URL as browsers spell it. */
function addressOf(address: string): string {
  return new URL(address).href;
}

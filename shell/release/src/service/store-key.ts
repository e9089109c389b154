import { isLocalVersion } from '@rapport/registry/changes';
import semver from 'semver';
import { CONFIG_KEY, HISTORY_FOLDER, REGISTRY_KEY } from '../stores/object-store.ts';

/** A parsed key of a store; the service knows no other keys, so it reads and writes nothing else. */
export type StoreKey =
  | { kind: 'registry' }
  | { kind: 'config' }
  /** One change of the registry. */
  | { kind: 'history'; revision: number }
  | { kind: 'preview' }
  | { kind: 'file'; remote: string; version: string; path: string };

/** A parsed folder of a store. */
export type StoreFolder =
  | { kind: 'history' }
  | { kind: 'versions'; remote: string }
  | { kind: 'release'; remote: string; version: string };

/** No `..`, no hidden file, no encoded slash or backslash, and no control characters. */
const SEGMENT = /^[\w@$+~-][\w@$+~.-]{0,199}$/;
const NAME = /^[a-z][a-z0-9-]{0,63}$/;
const MOST_SEGMENTS = 12;

/** Parses a key of a request. @returns undefined for everything that the service doesn't have */
export function parseKey(key: string): StoreKey | undefined {
  if (key === REGISTRY_KEY) return { kind: 'registry' };
  if (key === CONFIG_KEY) return { kind: 'config' };
  if (key.startsWith(`${HISTORY_FOLDER}/`)) return parseHistoryKey(key);
  const [root, remote = '', version = '', ...rest] = key.split('/');
  const isFile = rest.length > 0 && rest.length <= MOST_SEGMENTS && rest.every(isSegment);
  if (root !== 'releases' || !NAME.test(remote) || !isSegment(version) || !isFile) return undefined;
  return { kind: 'file', remote, version, path: rest.join('/') };
}

/** Parses a folder of a request. @returns undefined for everything that the service doesn't list */
export function parseFolder(folder: string): StoreFolder | undefined {
  if (folder === HISTORY_FOLDER) return { kind: 'history' };
  const [root, remote = '', version, ...rest] = folder.split('/');
  if (root !== 'releases' || !NAME.test(remote) || rest.length > 0) return undefined;
  if (version === undefined) return { kind: 'versions', remote };
  return isSegment(version) ? { kind: 'release', remote, version } : undefined;
}

/** True if a release may have this version: it becomes the name of a folder, and local builds use other versions. */
export function isReleaseVersion(version: string): boolean {
  return semver.valid(version) === version && !version.includes('+') && !isLocalVersion(version);
}

/** True if a text can be the name of a remote, or is that of the shell. */
export function isRemoteName(name: string): boolean {
  return NAME.test(name);
}

function parseHistoryKey(key: string): StoreKey | undefined {
  const name = key.slice(HISTORY_FOLDER.length + 1);
  if (/^\d{8,15}\.json$/.test(name))
    return { kind: 'history', revision: Number.parseInt(name, 10) };
  return /^preview-[a-z0-9][\w.-]*\.json$/.test(name) ? { kind: 'preview' } : undefined;
}

function isSegment(segment: string): boolean {
  return SEGMENT.test(segment);
}

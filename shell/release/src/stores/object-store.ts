/** A file in a store, and a tag that changes with its content. */
export interface StoredObject {
  bytes: Buffer;
  tag: string;
}

/**
 * Storage of releases and the registry: a folder, or a bucket. Keys are paths without a leading slash, like
 * `releases/mf-contacts/1.4.0/remoteEntry.js`. Failures are `StepError`s.
 */
export interface ObjectStore {
  /** For messages: the folder or the address. */
  readonly name: string;
  /** True if compressed forms are stored beside the files; a CDN creates its own. */
  readonly keepsCompressed: boolean;
  /** The registry service of this store; undefined if this machine accesses it directly. */
  readonly service?: StoreService;
  /** The site that serves it, if one was given. */
  readonly site?: Site;
  read(key: string): Promise<StoredObject | undefined>;
  /** Names of the entries directly below a folder, unsorted; empty if the folder doesn't exist. */
  names(folder: string): Promise<string[]>;
  /** Paths of all files below a folder, relative to it, unsorted; empty if the folder doesn't exist. */
  files(folder: string): Promise<string[]>;
  /** Writes a new file; returns `exists` and writes nothing if the file exists. */
  create(key: string, bytes: Buffer): Promise<'created' | 'exists'>;
  /**
   * Writes a file if it hasn't changed since the caller read it.
   * @param tag of the read file; undefined if it didn't exist
   */
  replace(key: string, bytes: Buffer, tag: string | undefined): Promise<'written' | 'changed'>;
}

/** The public site of a store. */
export interface Site {
  /** Its origin, like `https://app.example.com`. */
  address: string;
  /** Maximum time until it serves a change, in milliseconds. */
  patienceMs: number;
}

const PATIENCE_MS = 20_000;

/** Returns the site at an address, with a delay for caches in front of it. */
export function siteAt(address: string): Site {
  return { address, patienceMs: PATIENCE_MS };
}

/** Actions of a registry service on its own machine. */
interface StoreService {
  /** Address above the versions of a new remote, `{remote}` for its name; undefined if it has none. */
  readonly baseUrl: string | undefined;
  /** Addresses of the sites that it exports to, as far as its host has configured them. */
  readonly sites: readonly string[];
  /** Exports the sites again. @returns true if all of them serve the releases, and lines for the user */
  exportSites(): Promise<SitesOutcome>;
  /** Returns the differences between registry, releases, and sites, a sentence each. */
  verify(): Promise<string[]>;
}

export interface SitesOutcome {
  served: boolean;
  lines: string[];
}

/** The keys in every store; the local stack uses the same ones as paths in its data folder. */
export const REGISTRY_KEY = 'registry/remotes.json';
/** Settings of the shell; only a deployment stores them here. */
export const CONFIG_KEY = 'config.json';
export const HISTORY_FOLDER = 'registry/history';

/** The name of the shell among the releases and in the history. */
export const SHELL = 'shell';

/** Returns the folder of all releases of a remote, or of the shell. */
export function releasesFolder(remote: string): string {
  return `releases/${remote}`;
}

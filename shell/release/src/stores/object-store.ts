/** A file of a store, and a tag that changes with its content. */
export interface StoredObject {
  bytes: Buffer;
  tag: string;
}

/**
 * Where releases and the registry are kept: a folder, or a bucket. Keys are paths without a leading
 * slash, like `releases/mf-contacts/1.4.0/remoteEntry.js`. Failures are `StepError`s.
 */
export interface ObjectStore {
  /** For messages: the folder or the address. */
  readonly name: string;
  /** Whether compressed forms are kept beside the files; a CDN makes its own. */
  readonly keepsCompressed: boolean;
  /** The registry service that has this store; undefined where this machine reaches it itself. */
  readonly service?: StoreService;
  /** The site that serves it, where someone has named one. */
  readonly site?: Site;
  read(key: string): Promise<StoredObject | undefined>;
  /** Names of what lies directly below a folder, in no order; none where there is no such folder. */
  names(folder: string): Promise<string[]>;
  /** Paths of all files below a folder, relative to it, in no order; none where there is no such folder. */
  files(folder: string): Promise<string[]>;
  /** Writes a file that is not there yet; `exists` when someone was faster, and nothing is written. */
  create(key: string, bytes: Buffer): Promise<'created' | 'exists'>;
  /**
   * Writes a file if it still is what the caller has read.
   * @param tag of what was read; undefined when there was nothing
   */
  replace(key: string, bytes: Buffer, tag: string | undefined): Promise<'written' | 'changed'>;
}

/** Where people open what a store has. */
export interface Site {
  /** Its origin, like `https://app.example.com`. */
  address: string;
  /** How long it may take to serve a change, in milliseconds. */
  patienceMs: number;
}

const PATIENCE_MS = 20_000;

/** The site at an address, with the time that a cache in front of one may take. */
export function siteAt(address: string): Site {
  return { address, patienceMs: PATIENCE_MS };
}

/** What a registry service does on its own machine. */
interface StoreService {
  /** Address above the versions of a remote that is new, `{remote}` for its name; undefined where it has none. */
  readonly baseUrl: string | undefined;
  /** Addresses of the sites that it exports to, as far as its host has named them. */
  readonly sites: readonly string[];
  /** Exports the sites again. @returns whether all of them serve what was released, and lines for a person */
  exportSites(): Promise<SitesOutcome>;
  /** What differs between registry, releases, and sites, a sentence each. */
  verify(): Promise<string[]>;
}

export interface SitesOutcome {
  served: boolean;
  lines: string[];
}

/** The keys that every store shares; the local stack reads the same ones as paths of its data folder. */
export const REGISTRY_KEY = 'registry/remotes.json';
/** Settings of the shell; only a deployment has them here. */
export const CONFIG_KEY = 'config.json';
export const HISTORY_FOLDER = 'registry/history';

/** The name of the shell among the releases and in the history. */
export const SHELL = 'shell';

/** Folder of all releases of a remote, or of the shell. */
export function releasesFolder(remote: string): string {
  return `releases/${remote}`;
}

/** Where remotes live: the content of /remotes.json. The shell reads it at run time; a release rewrites it. */
export interface Registry {
  registry: 1;
  /** Grows by one with each write; a writer names the revision it has read. */
  revision: number;
  remotes: RegistryRemote[];
  nav: NavEntry[];
}

export interface RegistryRemote {
  name: string;
  contract: number;
  /** Path prefixes that this remote renders, like `/contacts`. */
  routes: string[];
  /** Whether this remote also renders `/`. */
  index?: boolean;
  current: RemoteRelease;
  previous?: RemoteRelease;
  candidate?: RemoteRelease & { percent: number };
  /** Whether the origin strips a `/~x/` prefix, which gives a retried module a new address. */
  retryPrefix?: boolean;
}

export interface RemoteRelease {
  version: string;
  /** Absolute address of this version's remoteEntry.js. */
  entry: string;
  integrity?: string;
  /** Absolute addresses worth fetching together with the entry. */
  preload: string[];
  publishedAt: string;
  publishedBy: string;
}

export interface NavEntry {
  label: string;
  path: string;
}

/** Where the shell reads the registry again, and the id of the copy inside its HTML. */
export const REGISTRY_PATH = '/remotes.json';
export const REGISTRY_ELEMENT_ID = 'rapport-registry';

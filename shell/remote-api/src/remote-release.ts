/** One release of a remote, as the registry names it. */
export interface RemoteRelease {
  version: string;
  /** Absolute address of this version's remoteEntry.js. */
  entry: string;
  integrity?: string;
  /** Absolute addresses worth fetching together with the entry. */
  preload: string[];
  publishedAt: string;
  publishedBy: string;
  /** The contract version that this release was built for, where it is not the remote's. */
  contract?: number;
  /** Integrity of every script of this release, by its path below the folder of the entry. */
  files?: Readonly<Record<string, string>>;
  /** It was rolled back: a person may switch to it again, but nobody falls back to it. */
  takenBack?: boolean;
}

import { type RemoteRelease } from '@rapport/registry';
import { messageOf, type Print } from '@rapport/workspace-kit';
import { HISTORY_FOLDER, type ObjectStore } from './stores/object-store.ts';
import { readRecord } from './stores/read-record.ts';

/** One change of what is live, stored permanently beside the registry. */
export interface HistoryEntry {
  /** The registry's revision after the change. */
  revision: number;
  at: string;
  by: string;
  action:
    | 'release'
    | 'candidate'
    | 'promote'
    | 'rollback'
    | 'withdraw'
    | 'remove'
    | 'retire'
    | 'nav'
    | 'share'
    | 'unshare';
  remote: string;
  /** The version that the action made live or removed. */
  version: string;
  /** The version that was live before. */
  before?: string;
  percent?: number;
  /** The commit that the release was built from, followed by a plus if there were uncommitted changes. */
  commit?: string;
  /** The owner's notes about the release. */
  notes?: string;
  /** Set if the release wasn't tested in a browser. */
  smoke?: 'left out';
  /** The store that a release was promoted from. */
  from?: string;
  /** Reason for a canary's decision, or the path that is shared and with whom. */
  why?: string;
  /** The release as the registry described it, so that it can be made live again. */
  release?: RemoteRelease;
}

/**
 * Stores an entry in a separate file: there's one change per revision, so writers never conflict. The change itself
 * is already done, so a failure is only printed.
 */
export async function remember(
  store: ObjectStore,
  print: Print,
  entry: HistoryEntry,
): Promise<void> {
  const key = `${HISTORY_FOLDER}/${String(entry.revision).padStart(8, '0')}.json`;
  await store
    .create(key, Buffer.from(`${JSON.stringify(entry)}\n`))
    .catch((error: unknown) =>
      print(`  It is switched, but the history could not be written: ${messageOf(error)}`),
    );
}

/**
 * Reads the history, newest change first.
 * @param most maximum number of entries
 */
export async function readHistory(store: ObjectStore, most: number): Promise<HistoryEntry[]> {
  const names = (await store.names(HISTORY_FOLDER)).filter((name) => /^\d+\.json$/.test(name));
  const newest = names.sort().reverse().slice(0, most);
  return Promise.all(newest.map((name) => readRecord(store, `${HISTORY_FOLDER}/${name}`, isEntry)));
}

function isEntry(value: unknown): value is HistoryEntry {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['at', 'by', 'action', 'remote', 'version'];
  return (
    texts.every((name) => typeof Reflect.get(value, name) === 'string') &&
    'revision' in value &&
    typeof value.revision === 'number'
  );
}

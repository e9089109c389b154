import { type RemoteRelease } from '@rapport/registry';
import { messageOf, type Print } from '@rapport/workspace-kit';
import { HISTORY_FOLDER, type ObjectStore } from './stores/object-store.ts';
import { readRecord } from './stores/read-record.ts';

/** One change of what is live, stored beside the registry for good. */
export interface HistoryEntry {
  /** The registry's revision that this change made. */
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
    | 'nav';
  remote: string;
  /** The version that the action put in place, or took away. */
  version: string;
  /** What was live before. */
  before?: string;
  percent?: number;
  /** The commit that the release was built from; with a plus when the tree had changes of its own. */
  commit?: string;
  /** What the owner said about the release. */
  notes?: string;
  /** Said where a release was not tried in a browser. */
  smoke?: 'left out';
  /** The store that a release was promoted from. */
  from?: string;
  /** Why a canary decided so. */
  why?: string;
  /** The release as the registry described it, so that it can be live again later. */
  release?: RemoteRelease;
}

/**
 * Keeps an entry in a file of its own: there is one change per revision, so no two writers meet.
 * What it tells of is done, so a failure is only said.
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
 * Reads the history, the newest change first.
 * @param most entries to read
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

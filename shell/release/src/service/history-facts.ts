import { type Registry } from '@rapport/registry';
import { type HistoryEntry } from '../history.ts';
import { HISTORY_FOLDER } from '../stores/object-store.ts';
import { type RegistryChange, type Stamp } from './read-change.ts';
import { Refusal } from './refusal.ts';

const MOST_TEXT = 200;

interface MadeChange {
  before: Registry;
  /** The registry after the change. */
  next: Registry;
  change: RegistryChange;
  action: HistoryEntry['action'];
  stamp: Stamp;
  team: string;
}

/** Returns the history entry of a change, as far as the service itself can create it. */
export function historyOf({
  before,
  next,
  change: { name, version },
  action,
  stamp,
  team,
}: MadeChange): HistoryEntry {
  const live = before.remotes.find((remote) => remote.name === name)?.current;
  const entry = next.remotes.find((remote) => remote.name === name);
  const earlier = entry || live ? live?.version : before.shell?.current.version;
  const { percent, ...candidate } = entry?.candidate ?? { percent: undefined };
  const isNew = action === 'release' || action === 'promote';
  const release = isNew ? entry?.current : undefined;
  const tried = action === 'candidate' && 'entry' in candidate ? candidate : undefined;
  const made = release ?? tried;
  return {
    revision: next.revision,
    at: stamp.at,
    by: made?.publishedBy ?? entry?.retired?.by ?? team,
    action,
    remote: name,
    version,
    ...(earlier !== undefined && { before: earlier }),
    ...(tried && percent !== undefined && { percent }),
    ...(made?.notes !== undefined && { notes: made.notes }),
    ...(made && { release: made }),
  };
}

/** Returns the parts of the entry that only the sender knows. */
export function factsOf(sent: unknown): Pick<HistoryEntry, 'commit' | 'from' | 'smoke' | 'why'> {
  const text = (name: string) => {
    const value: unknown = Reflect.get(Object(sent), name);
    return typeof value === 'string' ? plainText(value) : undefined;
  };
  const [commit, from, why] = [text('commit'), text('from'), text('why')];
  return {
    ...(commit !== undefined && { commit }),
    ...(from !== undefined && { from }),
    ...(why !== undefined && { why }),
    ...(text('smoke') === 'left out' && { smoke: 'left out' }),
  };
}

/** Returns the key of the change that made a revision. */
export function historyKey(revision: number): string {
  return `${HISTORY_FOLDER}/${String(revision).padStart(8, '0')}.json`;
}

/** Returns text for one line of a list, without control characters. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MOST_TEXT);
}

/** Formats a record as the commands store it. */
export function jsonLine(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

/** @throws Refusal if it isn't JSON */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new Refusal(422, 'This is not JSON.');
  }
}

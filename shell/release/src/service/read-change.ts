import { isDeepStrictEqual } from 'node:util';
import {
  type Registry,
  type RegistryRemote,
  type RemoteRelease,
  type ShellRelease,
} from '@rapport/registry';
import {
  firstEntry,
  rolledBack,
  rolledBackTo,
  shellRolledBack,
  withCandidate,
  withEntry,
  withNavOf,
  withoutRemote,
  withRelease,
  withRetired,
  withRevived,
  withShellRelease,
} from '@rapport/registry/changes';
import { type HistoryEntry } from '../history.ts';
import { keptRelease } from '../kept-releases.ts';
import { keptShell } from '../shell/roll-back-shell.ts';
import { type ObjectStore, SHELL } from '../stores/object-store.ts';
import { type Action } from './access-tokens.ts';

/** Who says so, and when, in place of what the sender wrote. */
export interface Stamp {
  /** ISO time; empty to leave the one that was sent. */
  at: string;
  /** Name of a person as the sender wrote it, with the team of the token. */
  by: (said: string) => string;
}

/** A change of the registry that one of the commands makes. */
export interface RegistryChange {
  /** Name of the remote, or `shell`. */
  name: string;
  action: Exclude<HistoryEntry['action'], 'promote'>;
  /** What a token needs for it. */
  needs: Action;
  version: string;
  /** The release that it puts in place, where it is new. */
  release?: RemoteRelease | undefined;
  /** The release that is live again. */
  restores?: RemoteRelease | undefined;
  /** The registry after it, from the one before. */
  make: (stamp: Stamp) => Registry;
}

/** Leaves everything as it was sent, to compare. */
const AS_SENT: Stamp = { at: '', by: (said) => said };

/**
 * Finds the command that makes `after` of `before`: what no command makes, no one may send. Each is made again from
 * what was sent and compared as a whole, so a change that touches anything else is none of them.
 * @returns undefined when no command makes it
 */
export async function readChange(
  store: ObjectStore,
  before: Registry,
  after: Registry,
): Promise<RegistryChange | undefined> {
  const sent = comparable(after);
  const name = touched(before, after);
  if (name === undefined) return undefined;
  const isIt = (change: RegistryChange) =>
    isDeepStrictEqual(comparable(change.make(AS_SENT)), sent);
  if (name === SHELL) return (await shellChanges(store, before, after)).find(isIt);
  const known = before.remotes.find((remote) => remote.name === name);
  const entry = after.remotes.find((remote) => remote.name === name);
  if (!known) return entry && [firstRelease(before, after, entry)].find(isIt);
  if (!entry) return [removal(before, known)].find(isIt);
  return (
    changesOf(before, known, entry).find(isIt) ??
    [...(await returnTo(store, before, known, entry))].find(isIt)
  );
}

/** A change of the navigation alone, of one remote. @returns undefined when it touches entries of others */
export function readNavChange(
  before: Registry,
  after: Registry,
  name: string,
): RegistryChange | undefined {
  const known = before.remotes.find((remote) => remote.name === name);
  if (!known) return undefined;
  const next = withNavOf(before, name, after.nav);
  if (!next || !isDeepStrictEqual(comparable(next), comparable(after))) return undefined;
  const { version } = known.current;
  return { name, action: 'nav', needs: 'nav', version, make: () => next };
}

/** Whether two registries differ in their navigation alone. */
export function differsInNavAlone(before: Registry, after: Registry): boolean {
  const without = (registry: Registry) => comparable({ ...registry, nav: [] });
  return (
    isDeepStrictEqual(without(before), without(after)) && !isDeepStrictEqual(before.nav, after.nav)
  );
}

/** The one remote, or the shell, whose entry differs. */
function touched(before: Registry, after: Registry): string | undefined {
  const names = new Set([...before.remotes, ...after.remotes].map(({ name }) => name));
  const of = ({ remotes }: Registry, name: string) =>
    remotes.filter((remote) => remote.name === name);
  const found = [...names].filter(
    (name) => !isDeepStrictEqual(plain(of(before, name)), plain(of(after, name))),
  );
  if (!isDeepStrictEqual(plain(before.shell ?? null), plain(after.shell ?? null)))
    found.push(SHELL);
  return found.length === 1 ? found[0] : undefined;
}

function firstRelease(before: Registry, after: Registry, entry: RegistryRemote): RegistryChange {
  const { name, routes, index, retryPrefix, contract } = entry;
  const release = { ...releaseFields(entry.current), contract };
  // The commands add entries at the end.
  const nav = after.nav.slice(before.nav.length);
  const claim = { name, routes, nav, ...(index && { index }) };
  return {
    name,
    action: 'release',
    needs: 'release',
    version: release.version,
    release,
    make: (stamp) => {
      const first = firstEntry(claim, stamped(release, stamp), retryPrefix === true);
      return { ...withEntry(before, first), nav: [...before.nav, ...nav] };
    },
  };
}

function removal(before: Registry, known: RegistryRemote): RegistryChange {
  return {
    name: known.name,
    action: 'remove',
    needs: 'remove',
    version: known.current.version,
    make: () => withoutRemote(before, known),
  };
}

function changesOf(
  before: Registry,
  known: RegistryRemote,
  entry: RegistryRemote,
): RegistryChange[] {
  const { name } = known;
  const list: RegistryChange[] = [];
  const back = rolledBack(known);
  if (back && !known.retired) {
    const { kind, from, to, next } = back;
    list.push({
      name,
      action: kind === 'candidate' ? 'withdraw' : 'rollback',
      needs: 'rollback',
      version: kind === 'candidate' ? from.version : to.version,
      restores: kind === 'candidate' ? undefined : to,
      make: () => withEntry(before, next),
    });
  }
  const { retired, candidate } = entry;
  if (retired && !known.retired) {
    const { version } = known.current;
    const make = ({ at, by }: Stamp) =>
      withRetired(before, known, { at: at || retired.at, by: by(retired.by) });
    list.push({ name, action: 'retire', needs: 'retire', version, make });
  }
  if (candidate && !known.retired) {
    const release = releaseFields(candidate);
    const make = (stamp: Stamp) =>
      withEntry(before, withCandidate(known, stamped(release, stamp), candidate.percent));
    const { version } = release;
    list.push({ name, action: 'candidate', needs: 'release', version, release, make });
  }
  const release = releaseFields(entry.current);
  const revived = withRevived(before, name);
  const present = revived.remotes.find((remote) => remote.name === name) ?? known;
  const make = (stamp: Stamp) => withEntry(revived, withRelease(present, stamped(release, stamp)));
  list.push({
    name,
    action: 'release',
    needs: 'release',
    version: release.version,
    release,
    make,
  });
  return list;
}

/** A rollback to a release that the history describes. */
async function returnTo(
  store: ObjectStore,
  before: Registry,
  known: RegistryRemote,
  entry: RegistryRemote,
): Promise<RegistryChange[]> {
  const { version } = entry.current;
  if (known.retired || entry.previous?.takenBack !== true) return [];
  const release = await keptRelease(store, known, version).catch(() => undefined);
  if (!release) return [];
  const { next, to } = rolledBackTo(known, release);
  const make = () => withEntry(before, next);
  const { name } = known;
  return [{ name, action: 'rollback', needs: 'rollback', version, restores: to, make }];
}

async function shellChanges(
  store: ObjectStore,
  before: Registry,
  after: Registry,
): Promise<RegistryChange[]> {
  const current = after.shell?.current;
  if (!current) return [];
  const { version } = current;
  const of = { name: SHELL, version };
  const list: RegistryChange[] = [];
  if (after.shell?.previous?.takenBack === true) {
    const kept = await keptShell(store, before.shell?.current, version).catch(() => undefined);
    for (const release of [undefined, kept]) {
      const back = shellRolledBack(before, release);
      if (back) list.push({ ...of, action: 'rollback', needs: 'rollback', make: () => back.next });
    }
  }
  const { contract, publishedAt, publishedBy } = current;
  const release: ShellRelease = { version, contract, publishedAt, publishedBy };
  const make = (stamp: Stamp) => withShellRelease(before, stamped(release, stamp));
  return [...list, { ...of, action: 'release', needs: 'release', make }];
}

function stamped<Release extends { publishedAt: string; publishedBy: string }>(
  release: Release,
  { at, by }: Stamp,
): Release {
  const { publishedAt, publishedBy } = release;
  return { ...release, publishedAt: at || publishedAt, publishedBy: by(publishedBy) };
}

/** What the commands write of a release, and nothing else that was sent. */
function releaseFields(release: RemoteRelease): RemoteRelease {
  const { version, entry, integrity, preload, publishedAt, publishedBy } = release;
  const { contract, files, pages, commands, notes } = release;
  return {
    version,
    entry,
    ...(integrity !== undefined && { integrity }),
    preload,
    publishedAt,
    publishedBy,
    ...(contract !== undefined && { contract }),
    ...(files && { files }),
    ...(pages && { pages }),
    ...(commands && { commands }),
    ...(notes !== undefined && { notes }),
  };
}

/** The service counts revisions itself. */
function comparable(registry: Registry): unknown {
  return plain({ ...registry, revision: 0 });
}

/** As JSON has it: without what is undefined. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

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
import { restorableRelease } from '../restorable-releases.ts';
import { restorableShell } from '../shell/roll-back-shell.ts';
import { type ObjectStore, SHELL } from '../stores/object-store.ts';
import { type Action } from './access-tokens.ts';

/** Author and time that replace those of the sender. */
export interface Stamp {
  /** ISO time; empty to keep the sender's. */
  at: string;
  /** Returns the sender's name with the team of the token. */
  by: (said: string) => string;
}

/** A change of the registry, as one of the commands makes it. */
export interface RegistryChange {
  /** Name of the remote, or `shell`. */
  name: string;
  action: Exclude<HistoryEntry['action'], 'promote' | 'share' | 'unshare'>;
  /** The action that a token needs for it. */
  needs: Action;
  version: string;
  /** The release that it makes live or a candidate, if it's new. */
  release?: RemoteRelease | undefined;
  /** The release that it makes live again. */
  restores?: RemoteRelease | undefined;
  /** Creates the registry after the change from the one before. */
  make: (stamp: Stamp) => Registry;
}

/** Keeps author and time as sent, for comparison. */
const AS_SENT: Stamp = { at: '', by: (said) => said };

/**
 * Finds the command that turns `before` into `after`: a change that no command makes is not allowed. Each command
 * is applied to the sent values and its result compared as a whole, so a change with other edits matches none.
 * @returns undefined if no command makes it
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

/**
 * Reads a change that touches only the navigation of one remote.
 * @returns undefined if it touches entries of others
 */
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

/** True if two registries differ only in their navigation. */
export function differsInNavAlone(before: Registry, after: Registry): boolean {
  const without = (registry: Registry) => comparable({ ...registry, nav: [] });
  return (
    isDeepStrictEqual(without(before), without(after)) && !isDeepStrictEqual(before.nav, after.nav)
  );
}

/** Returns the one remote, or the shell, whose entry differs. */
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

/** Reads a rollback to a release in the history. */
async function returnTo(
  store: ObjectStore,
  before: Registry,
  known: RegistryRemote,
  entry: RegistryRemote,
): Promise<RegistryChange[]> {
  const { version } = entry.current;
  if (known.retired || entry.previous?.takenBack !== true) return [];
  const release = await restorableRelease(store, known, version).catch(() => undefined);
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
    const kept = await restorableShell(store, before.shell?.current, version).catch(
      () => undefined,
    );
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

/** Returns only those fields of a release that the commands write. */
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

/** Returns the value as JSON represents it, without undefined fields. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

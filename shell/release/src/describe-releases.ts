import {
  type Registry,
  type RegistryRemote,
  type RemoteRelease,
  type ShellRelease,
} from '@rapport/registry';
import { StepError } from '@rapport/workspace-kit';
import { type HistoryEntry } from './history.ts';
import { type Preview } from './previews.ts';
import { describePageFailures, describeRecord, type RemoteRecord } from './remote-records.ts';
import { SHELL } from './stores/object-store.ts';

interface ReleasesQuestion {
  /** Name of the store, for the heading and for messages. */
  store: string;
  registry: Registry | undefined;
  /** Newest first. */
  history: readonly HistoryEntry[];
  /** Name of the only remote to show, as typed. */
  remote: string | undefined;
  /** Reports of pages; empty if the API wasn't called. */
  records?: readonly RemoteRecord[];
  /** Releases that were published without being live. */
  previews?: readonly Preview[];
  /** Versions that can be made live again, newest first, by the name of the remote. */
  kept?: ReadonlyMap<string, readonly string[]>;
}

/**
 * Returns what is live and what was, by whom and when, as lines for a terminal. Times are UTC.
 * @throws StepError if there's no such remote
 */
export function describeReleases({
  store,
  registry,
  history,
  remote,
  records = [],
  previews = [],
  kept = new Map(),
}: ReleasesQuestion): string[] {
  const remotes = (registry?.remotes ?? []).filter(
    ({ name }) => remote === undefined || name === remote || name === `mf-${remote}`,
  );
  // A removed remote still has a history.
  const hasRemovedRemote = remote === undefined && history.length > 0;
  const isShell =
    remote === SHELL &&
    (registry?.shell !== undefined || records.some((record) => record.remote === SHELL));
  if (remotes.length === 0 && !hasRemovedRemote && !isShell) {
    const names = (registry?.remotes ?? []).map(({ name }) => name);
    throw new StepError(
      names.length === 0
        ? `Nothing was released to ${store} yet.`
        : `There is no remote called ${remote}. The registry in ${store} has ${names.join(', ')}.`,
    );
  }
  const names = new Set([...remotes.map(({ name }) => name), ...(isShell ? [SHELL] : [])]);
  // Without a name, the changes include those of removed remotes.
  const changes = history.filter((entry) => remote === undefined || names.has(entry.remote));
  return [
    `Releases in ${store} (revision ${registry?.revision ?? 0}, times in UTC)`,
    ...describeShell(remote === undefined || remote === SHELL ? registry : undefined, records),
    ...remotes.flatMap((described) => [
      ...describeRemote(described, records),
      ...describePreviews(described, previews, history),
      ...describeRestorable(kept.get(described.name)),
    ]),
    '',
    ...(changes.length === 0 ? ['Nothing was released by hand yet.'] : changes.map(describeChange)),
  ];
}

/** Failures of the pages themselves count for the shell, whatever its version. */
function describeShell(registry: Registry | undefined, records: readonly RemoteRecord[]): string[] {
  const own = records.filter(({ remote, failures }) => remote === SHELL && failures > 0);
  const failures = own.map((record) => `  pages      ${describePageFailures(record)}`);
  if (!registry?.shell) return failures.length === 0 ? [] : ['', SHELL, ...failures];
  const { current, previous } = registry.shell;
  return [
    '',
    SHELL,
    ...describeRelease('live', current),
    ...(previous
      ? describeRelease('previous', previous, previous.takenBack ? ', taken back' : '')
      : []),
    ...failures,
  ];
}

function describeRemote(
  { name, current, candidate, previous, retired }: RegistryRemote,
  records: readonly RemoteRecord[],
): string[] {
  const recordOf = ({ version }: RemoteRelease) =>
    records
      .filter((record) => record.remote === name && record.version === version)
      .map((record) => `  ${' '.repeat(10)} ${describeRecord(record)}`);
  const described = (what: string, release: RemoteRelease, more = '') => [
    ...describeRelease(what, release, more),
    ...recordOf(release),
  ];
  return [
    '',
    name,
    ...(retired ? [`  retired    ${''.padEnd(24)} ${minute(retired.at)}  ${retired.by}`] : []),
    ...described(retired ? 'last' : 'live', current),
    ...(candidate ? described('candidate', candidate, `, ${candidate.percent} %`) : []),
    ...(previous ? described('previous', previous, previous.takenBack ? ', taken back' : '') : []),
  ];
}

/** Returns the earlier releases that `pnpm rollback --to` accepts. */
function describeRestorable(versions: readonly string[] = []): string[] {
  return versions.length === 0 ? [] : [`  kept       ${versions.join(', ')}`];
}

/** Returns the previews of a remote that haven't been released since. */
function describePreviews(
  { name, current, previous, candidate }: RegistryRemote,
  previews: readonly Preview[],
  history: readonly HistoryEntry[],
): string[] {
  const released = new Set([
    ...[current, previous, candidate].map((release) => release?.version),
    ...history.filter(({ remote }) => remote === name).map(({ version }) => version),
  ]);
  return previews
    .filter(({ remote, release }) => remote === name && !released.has(release.version))
    .flatMap(({ name: called, release, smoke }) =>
      describeRelease('preview', release, `, ${called}${smoke ? ', without a smoke test' : ''}`),
    );
}

function describeRelease(what: string, release: RemoteRelease | ShellRelease, more = ''): string[] {
  const { version, publishedAt, publishedBy } = release;
  const notes = 'notes' in release ? release.notes : undefined;
  return [
    `  ${what.padEnd(10)} ${version.padEnd(24)} ${minute(publishedAt)}  ${publishedBy}${more}`,
    ...(notes === undefined ? [] : [`             ${notes}`]),
  ];
}

function describeChange(entry: HistoryEntry): string {
  const { revision, at, by, commit, smoke, why } = entry;
  const from = commit === undefined ? '' : `, from ${commit}`;
  const untried = smoke === undefined ? '' : ', without a smoke test';
  return `${minute(at)}  revision ${revision}: ${by} ${deed(entry)}${from}${untried}${why === undefined ? '' : `: ${why}`}`;
}

function deed({ action, remote, version, before, percent, from, why }: HistoryEntry): string {
  switch (action) {
    case 'release':
      return `released ${remote} ${version}${before === undefined ? '' : ` after ${before}`}`;
    case 'candidate':
      return `gave ${remote} ${version} to ${percent ?? 0} %`;
    case 'rollback':
      return `rolled ${remote} back from ${before ?? '?'} to ${version}`;
    case 'withdraw':
      return `took the candidate ${version} of ${remote} away`;
    case 'remove':
      return `removed ${remote}, which was at ${version}`;
    case 'retire':
      return `retired ${remote}, which was at ${version}`;
    case 'promote':
      return `promoted ${remote} ${version} from ${from ?? '?'}${before === undefined ? '' : ` after ${before}`}`;
    case 'nav':
      return `changed the navigation of ${remote}`;
    case 'share':
      return `shared ${why ?? '?'}`;
    case 'unshare':
      return `stopped sharing ${why ?? '?'}`;
    default:
      return action satisfies never;
  }
}

/** `2026-11-21 05:40` */
function minute(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}

import { type Registry, type RegistryRemote, type RemoteRelease } from '@rapport/registry';
import { rolledBack, withCandidate, withEntry, withRelease } from '@rapport/registry/changes';
import { type Print, StepError } from '@rapport/workspace-kit';
import { changedFiles } from '../stores/release-bytes.ts';
import { type HistoryEntry, readHistory, remember } from '../history.ts';
import { type RemoteRecord } from '../remote-records.ts';
import { type ObjectStore } from '../stores/object-store.ts';
import { registryOf, switchRegistry } from '../switch-registry.ts';
import { type CanaryDecision, type CanaryRules, decideCanary } from './decide.ts';

interface CanarySurroundings {
  store: ObjectStore;
  /** Reports of pages. */
  records: readonly RemoteRecord[];
  rules: CanaryRules;
  by: string;
  print: Print;
  now: () => Date;
}

/** Maximum number of registry changes to search for the last step. */
const RECENT = 200;

/** Checks every candidate once: it goes to more users, goes live for everyone, is rolled back, or waits. */
export async function runCanary(surroundings: CanarySurroundings): Promise<void> {
  const { store, records, rules, print, now } = surroundings;
  const remotes = (await registryOf(store))?.remotes ?? [];
  const tried = remotes.filter(({ candidate, retired }) => candidate && !retired);
  const history = tried.length === 0 ? [] : await readHistory(store, RECENT);
  for (const remote of tried) {
    const sinceMs = now().getTime() - lastStep(remote, history);
    const decision = decideCanary(remote, records, sinceMs, rules);
    if (!decision) continue;
    await carryOut(remote, await checked(store, remote, decision), surroundings).catch(
      (error: unknown) => {
        if (!(error instanceof StepError)) throw error;
        // The other candidates are checked anyway, and this one the next time.
        print(`${remote.name}: ${error.message}`);
      },
    );
  }
}

/** Checks that the files haven't changed since the release, before more users get them. */
async function checked(
  store: ObjectStore,
  { name, candidate }: RegistryRemote,
  decision: CanaryDecision,
): Promise<CanaryDecision> {
  const isMore = decision.kind === 'grow' || decision.kind === 'release';
  const changed = candidate && isMore ? await changedFiles(store, name, candidate) : [];
  return changed.length === 0 ? decision : { kind: 'go back', why: changed.join(', ') };
}

function lastStep({ name, candidate }: RegistryRemote, history: readonly HistoryEntry[]): number {
  const step = history.find(
    ({ action, remote, version }) =>
      action === 'candidate' && remote === name && version === candidate?.version,
  );
  return new Date(step?.at ?? candidate?.publishedAt ?? 0).getTime();
}

async function carryOut(
  remote: RegistryRemote,
  decision: CanaryDecision,
  { store, by, print, now }: CanarySurroundings,
): Promise<void> {
  const { name, candidate, current } = remote;
  if (!candidate) return;
  const { percent, ...release } = candidate;
  const what = `${name} ${candidate.version}`;
  if (decision.kind === 'wait') {
    print(`${what} stays at ${percent} %: ${decision.why}`);
    return;
  }
  const { after } = await switchRegistry(store, print, (registry) => {
    const present = registry?.remotes.find((one) => one.name === name);
    // A user has just changed it.
    if (!registry || JSON.stringify(present) !== JSON.stringify(remote)) {
      throw new StepError('Someone else has just changed it.');
    }
    return changed(registry, remote, release, decision);
  });
  await remember(store, print, {
    revision: after.revision,
    at: now().toISOString(),
    by,
    remote: name,
    version: candidate.version,
    before: current.version,
    ...describeDecision(decision, release),
    why: decision.why,
  });
  print(`${what} ${done(decision)}: ${decision.why}`);
}

function changed(
  registry: Registry,
  remote: RegistryRemote,
  release: RemoteRelease,
  decision: Exclude<CanaryDecision, { kind: 'wait' }>,
): Registry {
  switch (decision.kind) {
    case 'grow':
      return withEntry(registry, withCandidate(remote, release, decision.percent));
    case 'release':
      return withEntry(registry, withRelease(remote, release));
    case 'go back':
      return withEntry(registry, rolledBack(remote)?.next ?? remote);
    default:
      return decision satisfies never;
  }
}

function describeDecision(
  decision: CanaryDecision,
  release: RemoteRelease,
): Pick<HistoryEntry, 'action' | 'percent' | 'release'> {
  if (decision.kind === 'grow') return { action: 'candidate', percent: decision.percent, release };
  return decision.kind === 'release' ? { action: 'release', release } : { action: 'withdraw' };
}

function done(decision: CanaryDecision): string {
  if (decision.kind === 'grow') return `goes to ${decision.percent} %`;
  return decision.kind === 'release' ? 'is live for everyone' : 'is taken away';
}

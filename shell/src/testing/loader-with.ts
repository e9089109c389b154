import { type Registry, type RegistryRemote } from '@rapport/registry';
import { failedCandidates } from '../remotes/release-choice.ts';
import { type ReportFailure } from '../remotes/failure-reports.ts';
import { type ModuleRuntime } from '../remotes/module-runtime.ts';
import { createOverrides } from '../remotes/overrides.ts';
import { type RemoteFailure } from '../remotes/remote-failure.ts';
import { createRemoteLoader, type LoaderOptions } from '../remotes/remote-loader.ts';
import { type ScriptGuard } from '../remotes/script-guard.ts';

/** Returns the URL of the entry of a version of mf-contacts. */
export const entryOf = (version: string) => `http://localhost:4201/${version}/remoteEntry.js`;

export const release = (version: string) => ({
  version,
  entry: entryOf(version),
  preload: [],
  publishedAt: '2026-01-01T00:00:00.000Z',
  publishedBy: 'ada',
});

/** A registry with only mf-contacts, in one version unless `change` overrides that. */
export const registryWith = (change: Partial<RegistryRemote> = {}): Registry => ({
  registry: 1,
  revision: 1,
  remotes: [
    {
      name: 'mf-contacts',
      contract: 1,
      routes: ['/contacts'],
      current: release('2.0.0'),
      ...change,
    },
  ],
  nav: [],
});

/** A runtime whose entries return what the test defines, by URL and module. */
class FakeRuntime implements ModuleRuntime {
  readonly pointed: string[] = [];
  constructor(private readonly answers: (entry: string, module: string) => Promise<unknown>) {}
  point(_name: string, entry: string) {
    this.pointed.push(entry);
  }
  load(id: string) {
    return this.answers(this.pointed.at(-1) ?? '', id.split('/')[1] ?? '');
  }
}

/**
 * Returns a loader, the entries it pointed the runtime at, the scripts it checked, and the versions and reasons of
 * reported failures.
 */
export function loaderWith(
  answers: (entry: string, module: string) => Promise<unknown>,
  registry = registryWith(),
  change: Partial<LoaderOptions> = {},
) {
  const runtime = new FakeRuntime(answers);
  const report = jest.fn<void, Parameters<ReportFailure>>();
  const guard = jest.fn<Promise<void>, Parameters<ScriptGuard>>().mockResolvedValue();
  const loader = createRemoteLoader({
    registry,
    fetchRegistry: () => Promise.resolve(registry),
    runtime,
    guard,
    userId: () => 'ada',
    overrides: createOverrides(
      { environment: 'local', remoteOverrides: true },
      () => sessionStorage,
    ),
    failedCandidates: failedCandidates(() => sessionStorage),
    report,
    diagnose: async () => null,
    timeout: 600_000,
    ...change,
  });
  const reported = () =>
    report.mock.calls.map(([{ version }, error]) => [version, (error as RemoteFailure).reason]);
  return { loader, runtime, guard, reported };
}

/** The `./module` that every remote exposes. */
export const remoteModule = () => ({ default: { contract: 1, createRoutes: () => [] } });

/** Returns the reason of a failed load, or `loaded`. */
export const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'loaded',
    (error: RemoteFailure) => error.reason,
  );

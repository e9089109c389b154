import { registryRules, type Registry } from '@rapport/registry';
import { type RuntimeConfig } from '../config/runtime-config.ts';
import { diagnose } from './diagnose.ts';
import { failedCandidates } from './failed-candidates.ts';
import { createFailureReports } from './failure-reports.ts';
import { federationRuntime } from './module-runtime.ts';
import { createOverrides } from './overrides.ts';
import { fetchRegistry } from './read-registry.ts';
import { createRemoteLoader, type RemoteLoader } from './remote-loader.ts';
import { guardScripts } from './script-guard.ts';

/** The loader of this page, with the browser's own means. */
export function createPageLoader(
  config: RuntimeConfig,
  registry: Registry,
  userId: () => string | null,
): RemoteLoader {
  return createRemoteLoader({
    registry,
    fetchRegistry: () => fetchRegistry(registryRules(config)),
    runtime: federationRuntime,
    guard: guardScripts,
    userId,
    overrides: createOverrides(config, () => window.sessionStorage),
    failedCandidates: failedCandidates(() => window.sessionStorage),
    report: createFailureReports(config),
    diagnose,
  });
}

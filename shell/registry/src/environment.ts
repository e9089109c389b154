import { type RegistryRules } from './parse-registry.ts';

/** What an environment says about itself in `/config.json`, as far as its rules follow from that. */
export interface EnvironmentSettings {
  environment: string;
  /** Whether a developer may point a remote at their own machine; only a plain `true` says so. */
  remoteOverrides?: unknown;
}

/** Whether people work here with what was released. However it is spelled, production has the strict rules. */
export function isProduction({ environment }: EnvironmentSettings): boolean {
  return environment.trim().toLowerCase() === 'production';
}

/**
 * Whether a remote may come from a developer's machine. The environment has to say so; production
 * never takes one. The shell and the policy that its pages are served with both ask here.
 */
export function takesOverrides(settings: EnvironmentSettings): boolean {
  return settings.remoteOverrides === true && !isProduction(settings);
}

/** How strictly this environment reads its registry: production runs no script that no one can check. */
export function registryRules(settings: EnvironmentSettings): RegistryRules {
  return { requireHashes: isProduction(settings) };
}

import { type RegistryRules } from './parse-registry.ts';

/** The settings in `/config.json` that determine the rules of an environment. */
export interface EnvironmentSettings {
  environment: string;
  /** True if a developer may load a remote from their own machine; only a literal `true` counts. */
  remoteOverrides?: unknown;
}

/** Returns whether this is production, which has the strict rules, in any spelling. */
export function isProduction({ environment }: EnvironmentSettings): boolean {
  return environment.trim().toLowerCase() === 'production';
}

/**
 * Returns whether a remote may come from a developer's machine. The environment has to allow it; production never
 * does. The shell and the policy of its pages both use this.
 */
export function takesOverrides(settings: EnvironmentSettings): boolean {
  return settings.remoteOverrides === true && !isProduction(settings);
}

/** Returns how strictly this environment reads its registry: production runs no script that can't be verified. */
export function registryRules(settings: EnvironmentSettings): RegistryRules {
  return { requireHashes: isProduction(settings) };
}

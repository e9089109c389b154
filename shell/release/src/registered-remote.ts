import { type Registry, type RegistryRemote } from '@rapport/registry';
import { StepError } from '@rapport/workspace-kit';
import { type ObjectStore } from './stores/object-store.ts';

/**
 * Finds a remote in the registry of a store.
 * @param typed name of the remote, with or without `mf-`
 * @throws StepError if it isn't in the registry
 */
export function registeredRemote(
  registry: Registry | undefined,
  typed: string,
  store: ObjectStore,
): RegistryRemote {
  const remotes = registry?.remotes ?? [];
  const found = remotes.find(({ name }) => name === typed || name === `mf-${typed}`);
  if (found) return found;
  const names = remotes.map(({ name }) => name).join(', ') || 'no remote at all';
  throw new StepError(
    `There is no remote called ${typed}. The registry in ${store.name} has ${names}.`,
  );
}

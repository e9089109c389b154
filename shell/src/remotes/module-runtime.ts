import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { offerModules } from './offer-modules.ts';

/** The two functions of the federation runtime that the loader uses. Tests replace them. */
export interface ModuleRuntime {
  /** Removes what's known about the remote and points its name at `entry`. */
  point(name: string, entry: string): void;
  /** @throws any error of fetching or evaluating the entry or the module */
  load(id: string): Promise<unknown>;
}

offerModules();

export const federationRuntime: ModuleRuntime = {
  point: (name, entry) => registerRemotes([{ name, entry, type: 'module' }], { force: true }),
  load: (id) => loadRemote(id),
};

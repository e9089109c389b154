import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { offerModules } from './offer-modules.ts';

/** The two things that the loader needs of the federation runtime. Tests bring their own. */
export interface ModuleRuntime {
  /** Forgets what is known about the remote and points its name at `entry`. */
  point(name: string, entry: string): void;
  /** @throws whatever the entry or the module throws while it is fetched or evaluated */
  load(id: string): Promise<unknown>;
}

offerModules();

export const federationRuntime: ModuleRuntime = {
  point: (name, entry) => registerRemotes([{ name, entry, type: 'module' }], { force: true }),
  load: (id) => loadRemote(id),
};

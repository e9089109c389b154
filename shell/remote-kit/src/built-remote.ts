import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { type RemoteModule } from '@rapport/remote-api';

/**
 * Loads a built remote as the shell does, in a page that provides the shared modules.
 * @param name of the remote
 * @param entry address of its `remoteEntry.js`
 * @throws what its scripts throw while they are imported
 */
export async function loadBuiltRemote(name: string, entry: string): Promise<RemoteModule> {
  registerRemotes([{ name, entry, type: 'module' }]);
  const loaded = await loadRemote<{ default?: RemoteModule }>(`${name}/module`);
  if (typeof loaded?.default?.createRoutes === 'function') return loaded.default;
  throw new Error(`./module of ${name} has no default export with createRoutes`);
}

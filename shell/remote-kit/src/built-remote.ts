import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { type RemoteModule } from '@rapport/remote-api';

/**
 * Loads a built remote like the shell does, in a page that provides the shared modules.
 * @param name of the remote
 * @param entry URL of its `remoteEntry.js`
 * @throws errors of its scripts while they're imported
 */
export async function loadBuiltRemote(name: string, entry: string): Promise<RemoteModule> {
  registerRemotes([{ name, entry, type: 'module' }]);
  const loaded = await loadRemote<{ default?: RemoteModule }>(`${name}/module`);
  if (typeof loaded?.default?.createRoutes === 'function') return loaded.default;
  throw new Error(`./module of ${name} has no default export with createRoutes`);
}

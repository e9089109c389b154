import { type RouteObject } from '@rapport/remote-api/router';
import { createOverrides } from '../remotes/overrides.ts';
import { type RemoteLoader } from '../remotes/remote-loader.ts';

/** A loader whose remotes are already loaded, each with the given routes. */
export function fakeLoader(remotes: Record<string, RouteObject[]> = {}): RemoteLoader {
  const modules = new Map<string, unknown>();
  return {
    loaded: (name) => {
      const routes = remotes[name] ?? [];
      const module = modules.get(name) ?? { default: { contract: 1, createRoutes: () => routes } };
      modules.set(name, module);
      return module;
    },
    load: () => new Promise(() => {}),
    retry: () => new Promise(() => {}),
    needsReload: () => false,
    failed: () => {},
    shown: () => {},
    refresh: async () => [],
    overrides: createOverrides({ environment: 'production' }, () => sessionStorage),
    names: () => Object.keys(remotes),
  };
}

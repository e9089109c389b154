import { type RouteObject } from '@rapport/remote-api/router';
import { type RemoteLoader } from '../remotes/remote-loader.ts';

/** A loader whose remotes are here already, each with the given routes. */
export function fakeLoader(remotes: Record<string, RouteObject[]> = {}): RemoteLoader {
  const moduleOf = (name: string) => ({
    default: { contract: 1, createRoutes: () => remotes[name] ?? [] },
  });
  return {
    loaded: moduleOf,
    load: (name) => Promise.resolve(moduleOf(name)),
    retry: (name) => Promise.resolve(moduleOf(name)),
  };
}

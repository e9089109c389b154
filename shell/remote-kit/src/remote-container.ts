/** A shared module as a host offers it to the federation. */
interface SharedOffer {
  /** Gives the module, once it is there. */
  lib?: () => unknown;
  /** Fetches the module. */
  get?: () => Promise<() => unknown>;
  shareConfig?: { import?: boolean };
}

/** What hosts offer, by the name of the module and its version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedOffer>>>>;

interface ContainerOptions {
  /** Gives each module that the remote exposes. */
  exposed: Readonly<Record<string, () => Promise<unknown>>>;
  /** Names of the shared modules that the remote takes from its host. */
  shared: readonly string[];
  /** Where the federation plugin's imports of shared modules find them, for all remotes of the page. */
  cache: { share: Record<string, unknown>; pendingShareLoads?: readonly Promise<unknown>[] };
  /** Tells those imports that the shared modules are there. */
  ready: () => void;
}

/**
 * The container of a remote that brings no shared module: what the federation runtime asks of an entry.
 * The container that the federation plugin writes also settles between several providers, with webpack
 * and by the exports that are used, which takes 8 kB more of each remote. Here the host is the only
 * provider, and a release is checked against the versions that it offers.
 */
export function createContainer({ exposed, shared, cache, ready }: ContainerOptions) {
  const take = async (name: string, offers: Readonly<Record<string, SharedOffer>>) => {
    const key = `default:${name}`;
    if (cache.share[key] !== undefined) return;
    const [offer] = Object.values(offers).filter(
      ({ shareConfig }) => shareConfig?.import !== false,
    );
    const factory = offer?.lib ?? (await offer?.get?.());
    const module = factory?.();
    // Who imports what is not offered says so, by its name.
    if (module === undefined) return;
    cache.share[key] = module;
    cache.share[name] = module;
  };
  return {
    init: async (scope: ShareScope = {}) => {
      await Promise.all(shared.map((name) => take(name, scope[name] ?? {})));
      ready();
    },
    get: async (name: string) => {
      const load = exposed[name];
      if (load === undefined) throw new Error(`The remote exposes no ${name}.`);
      await Promise.all(cache.pendingShareLoads ?? []);
      const module = await load();
      return () => module;
    },
  };
}

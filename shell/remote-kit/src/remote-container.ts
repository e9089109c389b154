/** A shared module as a host offers it to the federation. */
interface SharedOffer {
  /** Returns the module, once it's loaded. */
  lib?: () => unknown;
  /** Fetches the module. */
  get?: () => Promise<() => unknown>;
  shareConfig?: { import?: boolean };
}

/** What hosts offer, by module name and version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedOffer>>>>;

interface ContainerOptions {
  /** Loads each module that the remote exposes. */
  exposed: Readonly<Record<string, () => Promise<unknown>>>;
  /** Names of the shared modules that the remote takes from its host. */
  shared: readonly string[];
  /** The global in which the federation plugin's imports find shared modules, for all remotes of the page. */
  cache: { share: Record<string, unknown>; pendingShareLoads?: readonly Promise<unknown>[] };
  /** Tells those imports that the shared modules are available. */
  ready: () => void;
}

/**
 * The container of a remote without its own shared modules: what the federation runtime expects of an entry. The
 * container of the federation plugin also chooses between several providers, supports webpack, and tracks used
 * exports, which adds 8 kB to each remote. Here the host is the only provider, and a release is checked against the
 * versions that it offers.
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
    // The import of a module that isn't offered reports that, with its name.
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

const KEY = 'rapport.remote-overrides';
/** `#remote-override=mf-contacts=http://localhost:4206`, as `pnpm dev contacts --against …` prints it. */
const LINK = /^#remote-override=([a-z][a-z0-9-]*)=(.+)$/;
/** What the page's Content-Security-Policy lets in outside production. */
const LOOPBACK = ['localhost', '127.0.0.1'];

/**
 * Remotes that this tab takes from a developer's machine instead of the registry, by name. In
 * production there are none and there can be none. A change needs a reload of the page: it never
 * runs two versions of a remote.
 */
export interface Overrides {
  /** Whether this environment has overrides at all. */
  readonly enabled: boolean;
  get(): Readonly<Record<string, string>>;
  /**
   * Points a remote at an address on this machine, an origin or the whole address of its entry.
   * @throws Error that says what is wrong with the address
   */
  set(remote: string, address: string): void;
  /** Goes back to the registry, for one remote or for all of them. */
  reset(remote?: string): void;
}

const NONE: Overrides = {
  enabled: false,
  get: () => ({}),
  set() {
    throw new Error('In production a remote comes from the registry only.');
  },
  reset() {},
};

/** The overrides of this tab. They end with it. */
export function createOverrides(environment: string, storage: () => Storage): Overrides {
  if (environment === 'production') return NONE;
  const get = () => read(storage);
  const write = (overrides: Record<string, string>) =>
    storage().setItem(KEY, JSON.stringify(overrides));
  return {
    enabled: true,
    get,
    set: (remote, address) => write({ ...get(), [remote]: entryAddress(address) }),
    reset(remote) {
      const kept = Object.entries(get()).filter(
        ([name]) => remote !== undefined && name !== remote,
      );
      write(Object.fromEntries(kept));
    },
  };
}

/**
 * Takes over the override that the page's address brings, and takes it out of the address.
 * One that is of no use is dropped: the page works without it.
 */
export function adoptLinkedOverride(overrides: Overrides, window: Window): void {
  const [, remote, address] = LINK.exec(decodeURI(window.location.hash)) ?? [];
  if (remote === undefined || address === undefined) return;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  try {
    overrides.set(remote, address);
  } catch {
    // In production, or no address on this machine.
  }
}

function entryAddress(typed: string): string {
  const text = typed.trim();
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.protocol !== 'http:' || !LOOPBACK.includes(url.hostname)) {
    throw new Error('Type an address on this machine, like http://localhost:4206.');
  }
  if (url.pathname === '/') url.pathname = '/remoteEntry.js';
  return url.href;
}

function read(storage: () => Storage): Record<string, string> {
  try {
    const value: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const entries = Object.entries(value).filter(([, entry]) => isEntry(entry));
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

function isEntry(value: unknown): boolean {
  try {
    return typeof value === 'string' && entryAddress(value) === value;
  } catch {
    return false;
  }
}

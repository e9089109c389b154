import { takesOverrides, type EnvironmentSettings } from '@rapport/registry';

const KEY = 'rapport.remote-overrides';
/** `#remote-override=mf-contacts=http://localhost:4206`, as `pnpm dev contacts --against …` prints it. */
const LINK = /^#remote-override=([a-z][a-z0-9-]*)=(.+)$/;
/** `#remote-preview=mf-contacts=0.1.2`, as `pnpm release mf-contacts --preview …` prints it. */
const PREVIEW_LINK = /^#remote-preview=([a-z][a-z0-9-]*)=(.+)$/;
/** Stands in for an address: a version beside the live one, wherever the registry has that. */
const PREVIEW = /^preview:(\d+\.\d+\.\d+(?:-[\da-zA-Z.-]+)?)$/;
/** What the page's Content-Security-Policy lets in where overrides are allowed. */
const LOOPBACK = ['localhost', '127.0.0.1'];

/**
 * A remote, and what is to stand in for its releases: the address of an entry on a developer's machine, or
 * `preview:` and a version that was published beside the live one.
 */
export interface Override {
  remote: string;
  entry: string;
}

/**
 * Remotes that this tab takes from a developer's machine instead of the registry, by name. An
 * environment that does not allow them has none, whatever the tab has stored. Code from such an
 * address can do all that the person can, so it is only used after they were asked. A change needs
 * a reload of the page: it never runs two versions of a remote.
 */
export interface Overrides {
  /** Whether this environment has overrides at all. */
  readonly enabled: boolean;
  /** Those in use: the person has said yes to each of these addresses. */
  get(): Readonly<Record<string, string>>;
  /** Those that the person has not been asked about yet. Nothing of them may be fetched. */
  waiting(): readonly Override[];
  /**
   * Points a remote at an address on this machine, an origin or the whole address of its entry.
   * It waits for the person's yes, unless they have given it to this address already.
   * @throws Error that says what is wrong with the address
   */
  set(remote: string, address: string): void;
  /** Takes the person's answer about one that waits. After a no the registry is in force again. */
  answer(override: Override, yes: boolean): void;
  /** Goes back to the registry, for one remote or for all of them. */
  reset(remote?: string): void;
}

const NONE: Overrides = {
  enabled: false,
  get: () => ({}),
  waiting: () => [],
  set() {
    throw new Error('In this environment a remote comes from the registry only.');
  },
  answer() {},
  reset() {},
};

/** One override, as the tab stores it. */
interface StoredOverride {
  entry: string;
  /** Whether the person has said yes to this address. */
  agreed: boolean;
}

/** The overrides of this tab. They end with it. */
export function createOverrides(
  environment: EnvironmentSettings,
  storage: () => Storage,
): Overrides {
  if (!takesOverrides(environment)) return NONE;
  const stored = () => read(storage);
  const write = (overrides: [string, StoredOverride][]) =>
    storage().setItem(KEY, JSON.stringify(Object.fromEntries(overrides)));
  const without = (remote: string) => stored().filter(([name]) => name !== remote);
  return {
    enabled: true,
    get: () =>
      Object.fromEntries(
        stored()
          .filter(([, { agreed }]) => agreed)
          .map(([remote, { entry }]) => [remote, entry]),
      ),
    waiting: () =>
      stored()
        .filter(([, { agreed }]) => !agreed)
        .map(([remote, { entry }]) => ({ remote, entry })),
    set(remote, address) {
      const entry = entryAddress(address);
      const agreed = stored().some(
        ([name, known]) => name === remote && known.entry === entry && known.agreed,
      );
      write([...without(remote), [remote, { entry, agreed }]]);
    },
    answer({ remote, entry }, yes) {
      const others = without(remote);
      write(yes ? [...others, [remote, { entry, agreed: true }]] : others);
    },
    reset: (remote) => write(remote === undefined ? [] : without(remote)),
  };
}

/**
 * Takes over the override that the page's address brings, and takes it out of the address.
 * An unusable override is dropped: the page works without it. A usable one waits for the person's yes.
 */
export function adoptLinkedOverride(overrides: Overrides, window: Window): void {
  const fragment = decoded(window.location.hash);
  const [, remote, address] =
    LINK.exec(fragment) ?? PREVIEW_LINK.exec(fragment.replace(/=([^=]+)$/, '=preview:$1')) ?? [];
  if (remote === undefined || address === undefined) return;
  try {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    overrides.set(remote, address);
  } catch {
    // This environment has none, it is no address on this machine, or the storage is closed.
  }
}

/** The version that an override names where it is a preview. */
export function previewVersion(entry: string): string | undefined {
  return PREVIEW.exec(entry)?.[1];
}

/** The override in words: `mf-contacts from http://localhost:4206`, or `mf-contacts 0.1.2, a preview`. */
export function overrideInWords({ remote, entry }: Override): string {
  const version = previewVersion(entry);
  return version === undefined
    ? `${remote} from ${new URL(entry).origin}`
    : `${remote} ${version}, a preview`;
}

/** The fragment without escapes; one with a malformed escape, like `#50%`, stays as it is. */
function decoded(fragment: string): string {
  try {
    return decodeURI(fragment);
  } catch {
    return fragment;
  }
}

function entryAddress(typed: string): string {
  const text = typed.trim();
  if (PREVIEW.test(text)) return text;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.protocol !== 'http:' || !LOOPBACK.includes(url.hostname)) {
    throw new Error('Type an address on this machine, like http://localhost:4206.');
  }
  if (url.pathname === '/') url.pathname = '/remoteEntry.js';
  return url.href;
}

/** The stored overrides that are usable. One that an older version stored was never agreed to. */
function read(storage: () => Storage): [string, StoredOverride][] {
  try {
    const value: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([remote, item]): [string, StoredOverride][] => {
      const entry: unknown = typeof item === 'string' ? item : Reflect.get(Object(item), 'entry');
      const agreed = Reflect.get(Object(item), 'agreed') === true;
      return isEntry(entry) ? [[remote, { entry, agreed }]] : [];
    });
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is string {
  try {
    return typeof value === 'string' && entryAddress(value) === value;
  } catch {
    return false;
  }
}

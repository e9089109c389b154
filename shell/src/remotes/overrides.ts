import { takesOverrides, type EnvironmentSettings } from '@rapport/registry';

const KEY = 'rapport.remote-overrides';
/** `#remote-override=mf-contacts=http://localhost:4206`, as `pnpm dev contacts --against …` prints it. */
const LINK = /^#remote-override=([a-z][a-z0-9-]*)=(.+)$/;
/** `#remote-preview=mf-contacts=0.1.2`, as `pnpm release mf-contacts --preview …` prints it. */
const PREVIEW_LINK = /^#remote-preview=([a-z][a-z0-9-]*)=(.+)$/;
/** Used in place of a URL: a version next to the live one, at its location in the registry. */
const PREVIEW = /^preview:(\d+\.\d+\.\d+(?:-[\da-zA-Z.-]+)?)$/;
/** The hosts that the page's Content-Security-Policy allows in environments with overrides. */
const LOOPBACK = ['localhost', '127.0.0.1'];

/**
 * A remote and the replacement for its releases: the URL of an entry on a developer's machine, or `preview:` and a
 * version that was published next to the live one.
 */
export interface Override {
  remote: string;
  entry: string;
}

/**
 * Remotes that this tab loads from a developer's machine instead of the registry, by name. An environment that
 * doesn't allow them has none, whatever is stored. Code from such a URL can do everything that the user can, so
 * it's only used after they agree. A change requires a reload, because a page never runs two versions of a remote.
 */
export interface Overrides {
  /** True if this environment allows overrides. */
  readonly enabled: boolean;
  /** Returns the overrides in use: the user has agreed to each of these URLs. */
  get(): Readonly<Record<string, string>>;
  /** Returns the overrides that the user hasn't been asked about yet. None of their code may be fetched. */
  waiting(): readonly Override[];
  /**
   * Points a remote at a URL on this machine: an origin or the complete URL of its entry. It waits for the user's
   * consent, unless they have already agreed to this URL.
   * @throws Error that says what's wrong with the URL
   */
  set(remote: string, address: string): void;
  /** Applies the user's answer about a waiting override. After a no, the registry is used again. */
  answer(override: Override, yes: boolean): void;
  /** Returns to the registry, for one remote or for all. */
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

/** An override as stored in the tab. */
interface StoredOverride {
  entry: string;
  /** True if the user has agreed to this URL. */
  agreed: boolean;
}

/** The overrides of this tab, stored until it's closed. */
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
 * Adopts the override in the page's URL, and removes it from the URL. An invalid override is dropped, and the page
 * works without it. A valid one waits for the user's consent.
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
    // Overrides aren't allowed, the URL isn't on this machine, or storage is blocked.
  }
}

/** Returns the version of an override that is a preview. */
export function previewVersion(entry: string): string | undefined {
  return PREVIEW.exec(entry)?.[1];
}

/** Returns the override in words: `mf-contacts from http://localhost:4206`, or `mf-contacts 0.1.2, a preview`. */
export function overrideInWords({ remote, entry }: Override): string {
  const version = previewVersion(entry);
  return version === undefined
    ? `${remote} from ${new URL(entry).origin}`
    : `${remote} ${version}, a preview`;
}

/** Decodes a fragment; one with a malformed escape, like `#50%`, is returned unchanged. */
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

/** Returns the valid stored overrides. Those that an older version stored have no consent. */
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

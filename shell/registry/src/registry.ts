/** Where remotes live: the content of /remotes.json. The shell reads it at run time; a release rewrites it. */
export interface Registry {
  registry: 1;
  /** Grows by one with each write; a writer names the revision it has read. */
  revision: number;
  remotes: RegistryRemote[];
  nav: NavEntry[];
  /** Which release of the shell pages are made of, as `parseWholeRegistry` reads it. */
  shell?: { current: ShellRelease; previous?: ShellRelease };
}

/** One release of the shell. Its files are in `releases/shell/<version>/` of the store. */
export interface ShellRelease {
  version: string;
  /** The contract version that it offers remotes. */
  contract: number;
  publishedAt: string;
  publishedBy: string;
  /** It was rolled back. */
  takenBack?: boolean;
}

export interface RegistryRemote {
  name: string;
  /** The contract version that this remote was built for. */
  contract: number;
  /** Path prefixes that this remote renders, like `/contacts`. */
  routes: string[];
  /** Whether this remote also renders `/`. */
  index?: boolean;
  current: RemoteRelease;
  previous?: RemoteRelease;
  candidate?: RemoteRelease & { percent: number };
  /** Whether the origin strips a `/~x/` prefix, which gives a retried module a new address. */
  retryPrefix?: boolean;
  /** It was retired: its paths and navigation entries are here until it is released again. */
  retired?: Retirement;
  /** Why nothing of this remote can be loaded, where its entry is not readable; its paths stay its own. */
  fault?: string;
}

/** What a remote had in the product before it was retired, and who took it out. */
interface Retirement {
  at: string;
  by: string;
  routes: string[];
  nav: NavEntry[];
}

export interface NavEntry {
  label: string;
  path: string;
  /** Name of a picture beside it, one of `NAV_ICONS`; a shell that does not know it shows its usual one. */
  icon?: string;
}

/**
 * Something that a remote does from the command menu, also before any of its code is loaded: it leads to one of the
 * remote's own pages.
 */
export interface RemoteCommand {
  /** In kebab-case, like `plan-meeting`. What a page offers by the same id counts there instead. */
  id: string;
  /** Like "Plan a meeting". */
  label: string;
  /** The same with what was typed after it, like "Plan a meeting with {person}"; `{label}` is the name of a label. */
  says?: string;
  /** What people type for it, like "schedule" or "set up"; the words of `label` count as well. */
  words?: readonly string[];
  /** Where it leads on its own. `{label}` stands for the id of a label, and then it needs one. */
  to?: string;
  /** Where it leads with a person; `{person}` stands for their id. */
  toPerson?: string;
  /**
   * What it takes beside a person, each as a parameter of its address: `day` (2026-12-04), `time` (10:00), and `text`.
   * What a shell doesn't know is passed over.
   */
  takes?: readonly string[];
  /** Whether a day such as "friday" is the last one, not the next. */
  past?: boolean;
  /** The way it takes to a person, like `call`: it isn't offered for someone who never wants that. */
  way?: string;
}

/** One release of a remote, as the registry names it. */
export interface RemoteRelease {
  version: string;
  /** Absolute address of this version's remoteEntry.js. */
  entry: string;
  integrity?: string;
  /** Absolute addresses worth fetching together with the entry. */
  preload: string[];
  publishedAt: string;
  publishedBy: string;
  /** The contract version that this release was built for, where it is not the remote's. */
  contract?: number;
  /** Integrity of every script of this release, by its path below the folder of the entry. */
  files?: Readonly<Record<string, string>>;
  /** What single pages need first, by their path; a segment like `:id` stands for any. */
  pages?: Readonly<Record<string, FirstPage>>;
  /** What it does from the command menu. */
  commands?: readonly RemoteCommand[];
  /** What its owner says about it, in one sentence for everyone. */
  notes?: string;
  /** It was rolled back: a person may switch to it again, but no one falls back to it. */
  takenBack?: boolean;
}

/** What the HTML of a page has the browser fetch while the first scripts are on their way. */
export interface FirstPage {
  /** Scripts of the release, by their path below the folder of the entry. */
  preload: readonly string[];
  /** Path of the API that the page asks for first, no matter who is signed in. */
  request?: string;
  /**
   * Further paths of the API that the page asks for at once, where its address has no query. A name like
   * `:id` stands for that segment of the page's path, which has to be a UUID, and `:timeZone` for the
   * zone by whose clock the user lives.
   */
  requests?: readonly string[];
  /** Script of the release that shows the response to `request` before the page is there. */
  look?: string;
}

/** Where the shell reads the registry again, and the id of the copy inside its HTML. */
export const REGISTRY_PATH = '/remotes.json';
export const REGISTRY_ELEMENT_ID = 'rapport-registry';
/** Where the shell finds the settings of the deployment, and the id of the copy inside its HTML. */
export const CONFIG_PATH = '/config.json';
export const CONFIG_ELEMENT_ID = 'rapport-config';
/** The id of what the HTML says about the first request of its page. */
export const FIRST_REQUEST_ELEMENT_ID = 'rapport-first-request';

/** The remote whose prefix owns `pathname`; a longer prefix wins, and `/` belongs to the index remote. */
export function remoteForPath(registry: Registry, pathname: string): RegistryRemote | undefined {
  if (pathname === '/') return registry.remotes.find((remote) => remote.index);
  let best: { remote: RegistryRemote; length: number } | undefined;
  for (const remote of registry.remotes) {
    for (const prefix of remote.routes) {
      const owns = pathname === prefix || pathname.startsWith(`${prefix}/`);
      if (owns && prefix.length > (best?.length ?? 0)) best = { remote, length: prefix.length };
    }
  }
  return best?.remote;
}

/** The path under which a release knows the page at `pathname`, and what that page needs first. */
export function firstPageOf(
  { pages = {} }: RemoteRelease,
  pathname: string,
): { path: string; page: FirstPage } | undefined {
  const exact = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined;
  if (exact !== undefined) return { path: pathname, page: exact };
  const segments = pathname.split('/');
  for (const [path, page] of Object.entries(pages)) {
    const pattern = path.split('/');
    const fits = pattern.every((part, index) =>
      part.startsWith(':') ? (segments[index] ?? '') !== '' : part === segments[index],
    );
    if (fits && pattern.length === segments.length) return { path, page };
  }
  return undefined;
}

/** The contract version that a release of `remote` was built for. */
export function contractOf(remote: RegistryRemote, release: RemoteRelease): number {
  return release.contract ?? remote.contract;
}

/** What the remotes do from the command menu; a command that leads to someone else's page is left out. */
export function commandsOf(registry: Registry): RemoteCommand[] {
  return registry.remotes.flatMap(({ name, current: { commands = [] } }) =>
    commands.filter(({ to, toPerson }) =>
      [to, toPerson].every(
        (address) =>
          address === undefined ||
          remoteForPath(registry, address.replace(/[?#].*$/, ''))?.name === name,
      ),
    ),
  );
}

/** Where remotes are: the content of /remotes.json. The shell reads it at run time; a release rewrites it. */
export interface Registry {
  registry: 1;
  /** Incremented by each write; a writer passes the revision it has read. */
  revision: number;
  remotes: RegistryRemote[];
  nav: NavEntry[];
  /** The release of the shell that pages are composed from, as read by `parseWholeRegistry`. */
  shell?: { current: ShellRelease; previous?: ShellRelease };
  /** Paths that the host lets another remote claim, as read by `parseWholeRegistry`. */
  shares?: SharedPath[];
}

/** A path below one remote's paths that another remote may claim. */
export interface SharedPath {
  path: string;
  /** Name of the remote that may claim it. */
  with: string;
  at: string;
  by: string;
}

/** One release of the shell. Its files are in `releases/shell/<version>/` of the store. */
export interface ShellRelease {
  version: string;
  /** The contract version that it offers to remotes. */
  contract: number;
  publishedAt: string;
  publishedBy: string;
  /** True if it was rolled back. */
  takenBack?: boolean;
}

export interface RegistryRemote {
  name: string;
  /** The contract version that this remote was built for. */
  contract: number;
  /** Path prefixes that this remote renders, like `/contacts`. */
  routes: string[];
  /** True if this remote also renders `/`. */
  index?: boolean;
  current: RemoteRelease;
  previous?: RemoteRelease;
  candidate?: RemoteRelease & { percent: number };
  /** True if the origin strips a `/~x/` prefix, which gives a retried module a new URL. */
  retryPrefix?: boolean;
  /** Set if it was retired: its paths and navigation entries are stored here until it's released again. */
  retired?: Retirement;
  /** Why this remote can't be loaded, if its entry is unreadable; it keeps its paths. */
  fault?: string;
}

/** A remote's paths and navigation before it was retired, and who retired it. */
interface Retirement {
  at: string;
  by: string;
  routes: string[];
  nav: NavEntry[];
}

export interface NavEntry {
  label: string;
  path: string;
  /** The name of its icon, one of `NAV_ICONS`; a shell that doesn't know it shows a default. */
  icon?: string;
}

/**
 * An action of a remote in the command menu, available before its code is loaded: it leads to one of the remote's
 * pages.
 */
export interface RemoteCommand {
  /** In kebab-case, like `plan-meeting`. A page's command with the same ID takes precedence. */
  id: string;
  /** Like "Plan a meeting". */
  label: string;
  /** The same with its parameters, like "Plan a meeting with {person}"; `{label}` is the name of a label. */
  says?: string;
  /**
   * Search words, like "schedule" or "set up"; the words of `label` count as well. "move|shift meeting|call" stands for
   * four phrases.
   */
  words?: readonly string[];
  /**
   * The URL without a person. `{label}` and `{view}` are replaced by the ID of a label or a saved view, and then one is
   * required. `{query}` is replaced by the query of the current page if it has the same path.
   */
  to?: string;
  /** The URL with a person; `{person}` is replaced by their ID. */
  toPerson?: string;
  /**
   * Further parameters of its URL: `day` (2026-12-04), `time` (10:00), `text` for words that name no one, `duration` in minutes, `place` for a city after "in", `people`
   * for more people after "and" (as `with`, their IDs), or `sentence`
   * for all that was typed without the person, also as `text`, and `every` for the days of an interval (42 for "every 6
   * weeks"). With `yearly`, a day is shown without its year. With `told`, all of the text is what someone said, so it
   * isn't offered for questions. With `exact`, it's offered only for whole names without further words. With `keep-day`, a
   * time alone sends no day. With `which`, day and time name one of several things, so a day that is over isn't offered;
   * with `from`, those before "to" do, as `from` and `fromTime`. Either way, "the next" of `says` is then "the". Unknown
   * ones are ignored.
   */
  takes?: readonly string[];
  /**
   * True if a day such as "friday" means the last one instead of the next. A day that is still to come is sent as
   * `next`, with what is to be done then as `nextText`.
   */
  past?: boolean;
  /** Words, like "lunch", that are its text if it has no other: they name it and say what kind it is. */
  kinds?: readonly string[];
  /** How many days ahead its day may be; a later one becomes the last of these, and the entry says so. */
  within?: number;
  /**
   * For a command that filters a list by one parameter of `to`: the filter in words, like "overdue". With others named
   * beside it, one entry opens the list with all of them.
   */
  filter?: string;
  /**
   * For a command whose `to` can also have the parameters of filters: what it does with that list, like "Export {list} as
   * CSV". With `{label}`, one of the labels in the text is no filter, but sent as `for`.
   */
  list?: string;
  /** The way it takes to a person, like `call`: it isn't offered for someone who never wants that. */
  way?: string;
}

/** A release of a remote in the registry. */
export interface RemoteRelease {
  version: string;
  /** The absolute URL of this version's remoteEntry.js. */
  entry: string;
  integrity?: string;
  /** Absolute URLs worth fetching together with the entry. */
  preload: string[];
  publishedAt: string;
  publishedBy: string;
  /** The contract version of this release, if it differs from the remote's. */
  contract?: number;
  /** The integrity of every script of this release, by its path below the folder of the entry. */
  files?: Readonly<Record<string, string>>;
  /** What single pages need first, by their path; a segment like `:id` matches any. */
  pages?: Readonly<Record<string, PagePreloads>>;
  /** Its commands in the command menu. */
  commands?: readonly RemoteCommand[];
  /** The owner's release notes, in one sentence for everyone. */
  notes?: string;
  /** True if it was rolled back: it can be made live again, but isn't used as a fallback. */
  takenBack?: boolean;
}

/** What a page's HTML makes the browser fetch while the first scripts are loading. */
export interface PagePreloads {
  /** Scripts of the release, by their path below the folder of the entry. */
  preload: readonly string[];
  /** The API path that the page requests first, for any user. */
  request?: string;
  /**
   * More API paths that the page requests immediately if its URL has no query. A name like `:id` stands for that
   * segment of the page's path, which has to be a UUID, and `:timeZone` for the zone by whose clock the user lives.
   */
  requests?: readonly string[];
  /** A script of the release that shows the response to `request` before the page is loaded. */
  look?: string;
}

/** The path of the registry, and the ID of the copy in the shell's HTML. */
export const REGISTRY_PATH = '/remotes.json';
export const REGISTRY_ELEMENT_ID = 'rapport-registry';
/** The path of the deployment's settings, and the ID of the copy in the shell's HTML. */
export const CONFIG_PATH = '/config.json';
export const CONFIG_ELEMENT_ID = 'rapport-config';
/** The ID of the data block about the page's first request. */
export const PRELOADED_REQUESTS_ELEMENT_ID = 'rapport-first-request';

/** Returns the remote whose prefix owns `pathname`; a longer prefix wins, and `/` belongs to the index remote. */
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

/** Returns the path under which a release knows the page at `pathname`, and what that page needs first. */
export function preloadsOfPage(
  { pages = {} }: RemoteRelease,
  pathname: string,
): { path: string; page: PagePreloads } | undefined {
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

/** Returns the contract version of a release of `remote`. */
export function contractOf(remote: RegistryRemote, release: RemoteRelease): number {
  return release.contract ?? remote.contract;
}

/**
 * Returns the registry for the HTML of pages, without what few visits need: commands, which the menu fetches, and
 * previous releases, which the loader fetches if a release can't be loaded. Together, they're most of its compressed
 * size.
 */
export function registryOfPages(registry: Registry): Registry {
  const without = <T extends RemoteRelease>({ commands: _commands, ...release }: T) => release;
  return {
    ...registry,
    remotes: registry.remotes.map(({ current, previous: _previous, candidate, ...remote }) => ({
      ...remote,
      current: without(current),
      ...(candidate && { candidate: without(candidate) }),
    })),
  };
}

/**
 * Returns the remotes' commands for the command menu. Commands that lead to another remote's page, and IDs that
 * another remote has already, are dropped.
 * @param registry the releases that a page uses
 * @param complete a registry with commands, which may be newer: those of the page's release come first
 */
export function commandsOf(registry: Registry, complete: Registry): RemoteCommand[] {
  const seen = new Set<string>();
  return ownCommands(registry, complete).filter(({ id }) => !seen.has(id) && seen.add(id));
}

function ownCommands(registry: Registry, complete: Registry): RemoteCommand[] {
  return registry.remotes.flatMap(({ name, current: { version } }) => {
    const remote = complete.remotes.find((each) => each.name === name);
    const releases = [remote?.current, remote?.previous, remote?.candidate];
    const release = releases.find((each) => each?.version === version) ?? remote?.current;
    return (release?.commands ?? []).filter(({ to, toPerson }) =>
      [to, toPerson].every(
        (address) =>
          address === undefined ||
          remoteForPath(registry, address.replace(/[?#].*$/, ''))?.name === name,
      ),
    );
  });
}

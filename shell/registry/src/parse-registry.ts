import {
  type NavEntry,
  type Registry,
  type RegistryRemote,
  type RemoteCommand,
  type RemoteRelease,
} from './registry.ts';
import { hashContradiction, isHashed } from './release-hashes.ts';

/** How strictly a registry is read; depends on the environment. */
export interface RegistryRules {
  /** True if a release must have the hash of every script; see `registryRules`. */
  requireHashes?: boolean;
}

/**
 * Parses an untrusted registry. Unreadable parts are reported in `problems`; a remote with a readable name and
 * routes keeps its paths and states why it's unreadable (`fault`); anything else is dropped. One bad entry never
 * affects the others. A remote is also unreadable if its hashes contradict each other, or are missing although the
 * rules require them; a fallback release without hashes is dropped.
 * @throws Error if `value` isn't a registry
 */
export function parseRegistry(
  value: unknown,
  rules: RegistryRules = {},
): { registry: Registry; problems: string[] } {
  if (!isRecord(value) || value.registry !== 1 || !Array.isArray(value.remotes)) {
    throw new Error('The registry is not readable: expected {"registry": 1, "remotes": […]}.');
  }
  const problems: string[] = [];
  const keep = <T>(items: readonly unknown[], isItem: (item: unknown) => item is T, what: string) =>
    items.filter((item, index): item is T => {
      const fits = isItem(item);
      if (!fits)
        problems.push(`${what} ${index + 1}${nameOf(item)} is incomplete and was left out.`);
      return fits;
    });
  const reportUnreadable = (remote: RegistryRemote) => {
    if (remote.fault !== undefined) problems.push(remote.fault);
    return remote;
  };
  const known = new Map<string, string>();
  const read = (item: unknown) => {
    if (!isRegistryRemote(item)) return asUnreadable(item, 'is not readable');
    if (item.fault !== undefined) return item;
    const remote = rules.requireHashes ? withoutUnhashed(item, problems) : item;
    const why = whyHashesFail(remote, known, rules);
    return why === null ? remote : asUnreadable(item, why);
  };
  return {
    registry: {
      registry: 1,
      revision: typeof value.revision === 'number' ? value.revision : 0,
      remotes: keep(value.remotes.map(read), isRegistryRemote, 'Remote').map(reportUnreadable),
      nav: keep(Array.isArray(value.nav) ? value.nav : [], isNavEntry, 'Navigation entry'),
    },
    problems,
  };
}

/** A URL from which nothing can be loaded, because a release must have one. */
const NOWHERE = 'http://localhost/unreadable';

/** Returns the entry of a remote that can't be loaded: it claims its paths and states the reason. */
function asUnreadable(value: unknown, why: string): unknown {
  if (!isRecord(value)) return value;
  const { name, routes, index } = value;
  const claim = {
    name,
    contract: typeof value.contract === 'number' ? value.contract : 0,
    routes,
    ...(index === true && { index }),
    current: {
      version: 'unreadable',
      entry: NOWHERE,
      preload: [],
      publishedAt: '',
      publishedBy: '',
    },
    fault: `The registry's entry of ${String(name)} ${why}.`,
  };
  return isRegistryRemote(claim) ? claim : value;
}

/** Returns why the hashes of a remote can't be trusted; null if they can. */
function whyHashesFail(
  remote: RegistryRemote,
  known: Map<string, string>,
  { requireHashes = false }: RegistryRules,
): string | null {
  const { current, previous, candidate } = remote;
  if (requireHashes && !isHashed(current)) {
    return `does not name the hash of every script of ${current.version}, which production requires`;
  }
  for (const release of [current, previous, candidate]) {
    const contradiction = release && hashContradiction(release, known);
    if (contradiction) return contradiction;
  }
  return null;
}

/** Returns the remote without fallback releases and candidates whose scripts can't be verified. */
function withoutUnhashed(remote: RegistryRemote, problems: string[]): RegistryRemote {
  const kept = { ...remote };
  for (const which of ['previous', 'candidate'] as const) {
    const release = kept[which];
    if (!release || isHashed(release)) continue;
    problems.push(
      `The ${which} release ${release.version} of ${remote.name} names no hashes and was left out.`,
    );
    delete kept[which];
  }
  return kept;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameOf(item: unknown): string {
  return isRecord(item) && typeof item.name === 'string' ? ` (${item.name})` : '';
}

function isHttpUrl(value: unknown): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  return ['http:', 'https:'].includes(new URL(value).protocol);
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/[^/]/.test(value);
}

function isOptional(value: unknown, test: (value: unknown) => boolean): boolean {
  return value === undefined || test(value);
}

function isRelease(value: unknown): value is RemoteRelease {
  return (
    isRecord(value) &&
    typeof value.version === 'string' &&
    isHttpUrl(value.entry) &&
    isOptional(value.integrity, (integrity) => typeof integrity === 'string') &&
    Array.isArray(value.preload) &&
    value.preload.every(isHttpUrl) &&
    typeof value.publishedAt === 'string' &&
    typeof value.publishedBy === 'string' &&
    isOptional(value.contract, (contract) => typeof contract === 'number') &&
    isOptional(value.files, isFileList) &&
    isOptional(value.pages, isPageList) &&
    isOptional(value.commands, isCommandList) &&
    isOptional(value.takenBack, (takenBack) => typeof takenBack === 'boolean') &&
    isOptional(value.notes, isText)
  );
}

function isFileList(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((hash) => typeof hash === 'string');
}

function isPageList(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (page) =>
        isRecord(page) &&
        Array.isArray(page.preload) &&
        page.preload.every((path) => typeof path === 'string') &&
        isOptional(page.look, (path) => typeof path === 'string') &&
        isOptional(page.request, isApiPath) &&
        isOptional(page.requests, (paths) => Array.isArray(paths) && paths.every(isApiPath)),
    )
  );
}

function isCommandList(value: unknown): boolean {
  return Array.isArray(value) && value.every(isRemoteCommand);
}

/** Returns whether a value is a remote's command for the command menu. */
export function isRemoteCommand(value: unknown): value is RemoteCommand {
  return (
    isRecord(value) &&
    isText(value.id) &&
    value.id.trim() !== '' &&
    isText(value.label) &&
    value.label.trim() !== '' &&
    isOptional(value.says, isText) &&
    isOptional(value.words, isTextList) &&
    isOptional(value.to, isPath) &&
    isOptional(value.toPerson, isPath) &&
    isOptional(value.takes, isTextList) &&
    isOptional(value.past, (past) => typeof past === 'boolean') &&
    isOptional(value.kinds, isTextList) &&
    isOptional(value.within, (within) => typeof within === 'number') &&
    isOptional(value.filter, isText) &&
    isOptional(value.list, isText) &&
    isOptional(value.way, isText)
  );
}

/** It's appended to the API's origin; anything else could send the token elsewhere. */
function isApiPath(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('/api/');
}

function isCandidate(value: unknown): boolean {
  return (
    isRelease(value) &&
    'percent' in value &&
    typeof value.percent === 'number' &&
    value.percent >= 0 &&
    value.percent <= 100
  );
}

function isRegistryRemote(value: unknown): value is RegistryRemote {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    /^[a-z][a-z0-9-]*$/.test(value.name) &&
    typeof value.contract === 'number' &&
    Array.isArray(value.routes) &&
    value.routes.every(isPath) &&
    isOptional(value.index, (index) => typeof index === 'boolean') &&
    isRelease(value.current) &&
    isOptional(value.previous, isRelease) &&
    isOptional(value.candidate, isCandidate) &&
    isOptional(value.retryPrefix, (prefix) => typeof prefix === 'boolean') &&
    isOptional(value.retired, isRetirement) &&
    isOptional(value.fault, isText)
  );
}

function isRetirement(value: unknown): boolean {
  return (
    isRecord(value) &&
    isText(value.at) &&
    isText(value.by) &&
    Array.isArray(value.routes) &&
    value.routes.every(isPath) &&
    Array.isArray(value.nav) &&
    value.nav.every(isNavEntry)
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isNavEntry(value: unknown): value is NavEntry {
  return (
    isRecord(value) &&
    typeof value.label === 'string' &&
    value.label.trim() !== '' &&
    isPath(value.path) &&
    isOptional(value.icon, isText)
  );
}

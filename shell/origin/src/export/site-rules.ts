import { SHARE_PATH, sharedPage } from '@rapport/contracts/sharing';
import { type Registry, type RegistryRemote } from '@rapport/registry';
import { REMOTE_HEADERS, SHELL_HEADERS } from '../compose/security-headers.ts';
import { FILE_ENDINGS, HTML_TYPE } from '../files/media-types.ts';

/** The path of the remotes' releases, on an origin that also serves the shell. */
export const REMOTES_PATH = '/remotes/';
/** The path of an export's HTML files; nothing is served at these paths themselves. */
const PAGES_PATH = '/_pages/';
/** A file with the text of every 404, for hosts that can only send files. */
export const MISSING_FILE = `${PAGES_PATH}missing.txt`;

export const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';

/** A rule of an exported site. The first rule whose pattern matches a path applies. */
export interface SiteRule {
  /** The purpose of the rule; a comment in generated files. */
  title: string;
  /**
   * A regular expression for the decoded path, in the common syntax of PCRE, Go, and JavaScript. If it has a group,
   * the group is the path of the file.
   */
  pattern: string;
  /** True if the pattern ignores case. */
  anyCase?: boolean;
  /** The response: the file at the path, one file for all of these paths, 404, or, to any method, another path. */
  answer:
    | { kind: 'file' }
    /** @property places the same paths, in the format of hosts without regular expressions */
    | { kind: 'page'; file: string; places: readonly string[] }
    | { kind: 'missing' }
    | { kind: 'redirect'; from: string; to: string };
  headers: Readonly<Record<string, string>>;
  /** Headers of the 404 for a missing file. */
  missingHeaders: Readonly<Record<string, string>>;
}

/** A page that an export writes into a file. */
interface ExportedPage {
  /** The path of the file, from the root of the site. */
  file: string;
  /** Any path of this page. */
  samplePath: string;
}

/** The responses of an exported site, from which the rules of each web server are generated. */
export interface SiteRules {
  rules: readonly SiteRule[];
  pages: readonly ExportedPage[];
}

const MISSING = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const SHELL_MISSING = { ...SHELL_HEADERS, ...MISSING };
const REMOTE_MISSING = { ...REMOTE_HEADERS, ...MISSING };
/** The body of every 404. */
export const MISSING_TEXT = 'Not found.\n';

/**
 * Returns the rules of a site with the shell and the releases of its remotes: the same responses as those of
 * `siteOrigin`, without a program.
 * @param pageHeaders headers of every page, in addition to the shell's headers
 * @param otherFiles paths of the shell's files with unknown extensions
 */
export function siteRules(
  registry: Registry,
  pageHeaders: Readonly<Record<string, string>>,
  otherFiles: readonly string[] = [],
): SiteRules {
  const ofShell = (cacheControl: string) => ({
    headers: { ...SHELL_HEADERS, 'cache-control': cacheControl },
    missingHeaders: SHELL_MISSING,
  });
  const pages = pagesOf(registry);
  const headers = {
    ...SHELL_HEADERS,
    'content-type': HTML_TYPE,
    'cache-control': REVALIDATED,
    ...pageHeaders,
  };
  const rules: SiteRule[] = [
    pageRule(headers, START_PAGE),
    {
      title: 'What other apps share, if the browser has removed the service worker that takes it',
      pattern: `^${escaped(SHARE_PATH)}$`,
      answer: { kind: 'redirect', from: SHARE_PATH, to: sharedPage('not-received') },
      ...ofShell('no-store'),
    },
    {
      title: 'Scripts, styles and fonts of the shell, whose names change with their content',
      pattern: '^/assets/',
      answer: { kind: 'file' },
      ...ofShell(IMMUTABLE),
    },
    {
      title: 'Releases of the remotes, also with the prefix of a retry',
      pattern: `^(?:/~[^/]+)?(${REMOTES_PATH}.*)$`,
      answer: { kind: 'file' },
      headers: { ...REMOTE_HEADERS, 'cache-control': IMMUTABLE },
      missingHeaders: REMOTE_MISSING,
    },
    {
      title: 'The files that pages are written to',
      pattern: `^${PAGES_PATH}`,
      answer: { kind: 'missing' },
      ...ofShell(REVALIDATED),
    },
    {
      title: 'Settings, registry and other files of the shell',
      pattern: `[^/]\\.(?:${FILE_ENDINGS.join('|')})/*$`,
      anyCase: true,
      answer: { kind: 'file' },
      ...ofShell(REVALIDATED),
    },
    ...otherFiles.map((path) => ({
      title: `The file ${path}`,
      pattern: `^${escaped(path)}$`,
      answer: { kind: 'file' } as const,
      ...ofShell(REVALIDATED),
    })),
    ...pages.map((page) => pageRule(headers, page)),
    pageRule(headers, OTHER_PAGE),
  ];
  return { rules, pages: [START_PAGE, ...pages, OTHER_PAGE] };
}

/** Returns the rule for a decoded path, and the path of its file. */
export function ruleFor(
  { rules }: SiteRules,
  path: string,
): { rule: SiteRule; file: string } | undefined {
  for (const rule of rules) {
    const match = new RegExp(rule.pattern, rule.anyCase ? 'i' : '').exec(path);
    if (!match) continue;
    return { rule, file: rule.answer.kind === 'page' ? rule.answer.file : (match[1] ?? path) };
  }
  return undefined;
}

interface PageOfPaths extends ExportedPage {
  title: string;
  pattern: string;
  places: readonly string[];
}

const START_PAGE: PageOfPaths = {
  title: 'The page at /',
  pattern: '^/(?:index\\.html)?$',
  file: '/index.html',
  samplePath: '/',
  // Every host serves it without a rule.
  places: [],
};
const OTHER_PAGE: PageOfPaths = {
  title: 'Every other path: the page that says that there is none',
  pattern: '^/',
  file: `${PAGES_PATH}other.html`,
  samplePath: '/-',
  places: [],
};

function pageRule(
  headers: SiteRule['headers'],
  { title, pattern, file, places }: PageOfPaths,
): SiteRule {
  return {
    title,
    pattern,
    answer: { kind: 'page', file, places },
    headers,
    missingHeaders: SHELL_MISSING,
  };
}

/**
 * Returns the pages that the registry distinguishes, like `remoteForPath` and `preloadsOfPage`: longer prefixes come
 * first, and within a prefix the pages that the release describes, in order.
 */
function pagesOf({ remotes }: Registry): PageOfPaths[] {
  const prefixes = remotes.flatMap((remote) => remote.routes.map((prefix) => ({ remote, prefix })));
  prefixes.sort((one, other) => other.prefix.length - one.prefix.length);
  const count = new Map<string, number>();
  const nextFile = (name: string) => {
    const number = (count.get(name) ?? 0) + 1;
    count.set(name, number);
    return `${PAGES_PATH}${name}-${number}.html`;
  };
  return prefixes.flatMap(({ remote, prefix }) => [
    ...describedPages(remote, prefix).map((path) => ({
      title: `${remote.name}: ${path}`,
      pattern: `^${path.split('/').map(segmentPattern).join('/')}$`,
      file: nextFile(remote.name),
      samplePath: path.replaceAll(/:[^/]+/g, '-'),
      places: [path],
    })),
    {
      title: `${remote.name}: ${prefix} and everything below`,
      pattern: `^${escaped(prefix)}(?:/|$)`,
      file: nextFile(remote.name),
      samplePath: `${prefix}${'/-'.repeat(deepest(remote) + 1)}`,
      places: [prefix, `${prefix}/*`],
    },
  ]);
}

/** Returns the paths of described pages at or below a prefix, with the prefix's segments in place of variables. */
function describedPages({ current }: RegistryRemote, prefix: string): string[] {
  const start = prefix.split('/');
  return Object.keys(current.pages ?? {}).flatMap((path) => {
    const segments = path.split('/');
    const fits = start.every((part, index) => {
      const segment = segments[index];
      return segment === part || segment?.startsWith(':');
    });
    return fits ? [[...start, ...segments.slice(start.length)].join('/')] : [];
  });
}

function deepest({ current }: RegistryRemote): number {
  const depths = Object.keys(current.pages ?? {}).map((path) => path.split('/').length);
  return Math.max(0, ...depths);
}

function segmentPattern(segment: string): string {
  return segment.startsWith(':') ? '[^/]+' : escaped(segment);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

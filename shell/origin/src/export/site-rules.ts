import { type Registry, type RegistryRemote } from '@rapport/registry';
import { REMOTE_HEADERS, SHELL_HEADERS } from '../compose/security-headers.ts';
import { FILE_ENDINGS, HTML_TYPE } from '../files/media-types.ts';

/** Where the releases of the remotes are, on an origin that has the shell as well. */
export const REMOTES_PATH = '/remotes/';
/** Where an export has the HTML of its pages; nothing is served at these addresses themselves. */
const PAGES_PATH = '/_pages/';
/** A file with the text of every 404, for hosts that can send nothing but files. */
export const MISSING_FILE = `${PAGES_PATH}missing.txt`;

export const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';

/** One rule of an exported site. The first rule whose pattern fits a path decides. */
export interface SiteRule {
  /** What the rule is for; a comment in what is generated from it. */
  title: string;
  /**
   * A regular expression for the decoded path, in the syntax that PCRE, Go and JavaScript share. If
   * it has a group, the group is the path of the file.
   */
  pattern: string;
  /** Whether letters fit in either case. */
  anyCase?: boolean;
  /** What answers: the file at the path, one file for all of these paths, or 404. */
  answer:
    | { kind: 'file' }
    /** @property places the paths again, as hosts without regular expressions take them */
    | { kind: 'page'; file: string; places: readonly string[] }
    | { kind: 'missing' };
  headers: Readonly<Record<string, string>>;
  /** Headers of the 404 for a file that does not exist. */
  missingHeaders: Readonly<Record<string, string>>;
}

/** A page that an export writes into a file. */
interface ExportedPage {
  /** Path of the file, from the root of the site. */
  file: string;
  /** Any path that this page answers. */
  samplePath: string;
}

/** What an exported site answers, from which the rules of each web server are generated. */
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
 * The rules of a site with the shell and the releases of its remotes: the same answers as
 * `siteOrigin` gives, without a program.
 * @param pageHeaders what every page is sent with, beside the headers of the shell
 * @param otherFiles paths of files of the shell whose endings are not known
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

/** The rule that decides about a decoded path, and the path of the file it names. */
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
 * The pages that the registry tells apart, as `remoteForPath` and `firstPageOf` do: a longer prefix
 * comes first, and within a prefix the pages that the release describes, in their order.
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

/** The paths of described pages at or below a prefix, with the segments of the prefix in place of their own variables. */
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

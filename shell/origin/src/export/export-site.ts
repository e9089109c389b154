import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registryRules } from '@rapport/registry';
import { parseWholeRegistry } from '@rapport/registry/whole';
import { composeShellPages, servicesOf, type ShellSettings } from '../compose/shell-pages.ts';
import { namesFile } from '../files/media-types.ts';
import { caddyRules } from './caddy.ts';
import { nginxRules } from './nginx.ts';
import { filesBelow, type SiteFiles, writeExport } from './write-export.ts';
import {
  MISSING_FILE,
  MISSING_TEXT,
  REMOTES_PATH,
  type SiteRules,
  siteRules,
} from './site-rules.ts';
import { cloudflareRules, netlifyRules, NOT_FOUND_FILE } from './static-hosts.ts';

export interface ExportOptions {
  /** The folder of the built shell. */
  shell: string;
  /** The text of the registry. */
  registry: string;
  /** The content of /config.json. */
  config: ShellSettings['config'];
  /** The folder of the releases, `<remote>/<version>/`; undefined if remotes have separate origins. */
  remotes?: string | undefined;
  /** The absolute path of the folder with the exports and the link `current`. */
  to: string;
  /** The host whose rules are to be included. */
  host?: StaticHost | undefined;
  /** True if files of an existing export are repaired if they differ from their sources. */
  repair?: boolean | undefined;
  now: () => Date;
  /** Receives problems of the registry. */
  warn: (message: string) => void;
}

export type StaticHost = 'netlify' | 'cloudflare';

/** Next to the releases of the remotes there may be those of the shell, which aren't part of the site. */
const SHELL = 'shell';

/**
 * Exports the site for a registry, a configuration, and builds, with `writeExport`.
 * @returns the folder of the export, and whether it existed before
 * @throws Error if the registry or index.html can't be read; then nothing has changed
 */
export async function exportSite(options: ExportOptions) {
  const { shell, remotes, config, to, host, repair, now, warn } = options;
  const { registry, problems } = parseWholeRegistry(
    JSON.parse(options.registry),
    registryRules(config),
  );
  for (const problem of problems) warn(problem);
  const indexHtml = await readFile(join(shell, 'index.html'), 'utf8');
  const settings = { config, services: servicesOf(config) };
  const { headers, htmlFor } = composeShellPages(indexHtml, registry, settings);
  const ofShell = (await filesBelow(shell)).filter((path) => !path.startsWith('/index.html'));
  const others = ofShell.filter((path) => !namesFile(path) && !/\.(br|gz)$/.test(path));
  const rules = siteRules(registry, headers, others);

  const files: SiteFiles = {
    texts: new Map([
      ['/config.json', JSON.stringify(config)],
      ['/remotes.json', options.registry],
      [MISSING_FILE, MISSING_TEXT],
      ...rules.pages.map(({ file, samplePath }) => [file, htmlFor(samplePath)] as const),
      ...hostFiles(rules, host, htmlFor('/-')),
    ]),
    copies: new Map(ofShell.map((path) => [path, join(shell, path)])),
    links: new Map(remotes === undefined ? [] : await releasedFiles(remotes)),
  };
  const rulesFor = (root: string) =>
    new Map([
      ['nginx.conf', nginxRules(rules, root)],
      ['Caddyfile', caddyRules(rules, root)],
      ['rules.json', `${JSON.stringify(rules, null, 2)}\n`],
    ]);
  const name = await exportName(registry.revision, files, rulesFor(''));
  return writeExport({ to, name, files, rulesFor, repair, now });
}

function hostFiles(
  rules: SiteRules,
  host: StaticHost | undefined,
  notFound: string,
): [string, string][] {
  if (host === undefined) return [];
  const { headers, redirects } = host === 'netlify' ? netlifyRules(rules) : cloudflareRules(rules);
  const missing = ['/assets', REMOTES_PATH.slice(0, -1)].map((folder): [string, string] => [
    `${folder}${NOT_FOUND_FILE}`,
    MISSING_TEXT,
  ]);
  return [
    ['/_headers', headers],
    ['/_redirects', redirects],
    [NOT_FOUND_FILE, notFound],
    // Cloudflare sends the nearest page with this name.
    ...(host === 'cloudflare' ? missing : []),
  ];
}

/** Returns the files of every release of every remote, by their path in the site. */
async function releasedFiles(folder: string): Promise<[string, string][]> {
  const paths = await filesBelow(folder);
  return paths
    .filter((path) => !path.startsWith(`/${SHELL}/`) && path.split('/').length > 3)
    .map((path) => [REMOTES_PATH + path.slice(1), join(folder, path)]);
}

/** The same content has the same name, so that exporting it again changes nothing. */
async function exportName(revision: number, files: SiteFiles, rules: Map<string, string>) {
  const hash = createHash('sha256');
  for (const [path, text] of [...files.texts, ...rules]) hash.update(`${path}\0${text}\0`);
  for (const [path, source] of files.copies) hash.update(path).update(await readFile(source));
  // A release never changes, so its paths identify its contents.
  for (const path of files.links.keys()) hash.update(`${path}\0`);
  return `r${revision}-${hash.digest('hex').slice(0, 10)}`;
}

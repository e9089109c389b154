import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type EnvironmentSettings,
  REGISTRY_PATH,
  registryRules,
  remoteForPath,
  takesOverrides,
} from '@rapport/registry';
import { textAnswer } from '../answer.ts';
import { composeText, type ComposedText } from './composed-text.ts';
import { contentSecurityPolicy, type PolicyOptions } from '../compose/content-security-policy.ts';
import { type ImportMap, importMap } from '../compose/import-map.ts';
import { HTML_TYPE, JSON_TYPE, namesFile } from '../files/media-types.ts';
import { type OriginHandler } from './origin-server.ts';
import { followRegistry } from './registry-source.ts';
import { reportLimit } from '../reports/report-limit.ts';
import { SHELL_HEADERS } from '../compose/security-headers.ts';
import { composeShellPage } from '../compose/shell-page.ts';
import { answerStoredFile } from '../files/stored-file.ts';

export interface ShellOriginOptions {
  /** Folder of the built shell. */
  root: string;
  registryFile: string;
  /** Content of /config.json. */
  config: EnvironmentSettings & Record<string, string | boolean | null>;
  /** Origins that pages talk to beside the remotes. */
  services: readonly string[];
  warn: (message: string) => void;
  /** Hears what pages report. */
  log: (line: string) => void;
}

/** Where pages report failures of remotes; a hosted shell names a service of its own in its config. */
export const REPORT_PATH = '/report';

/**
 * The shell's origin: its files, its runtime configuration, the registry as it stands, and for
 * every other path the page, composed with what the registry says about that path.
 */
export function shellOrigin(options: ShellOriginOptions): OriginHandler {
  const { root, registryFile, config, services, warn, log } = options;
  const readRegistry = followRegistry(registryFile, warn, registryRules(config));
  const configText = composeText(JSON.stringify(config), JSON_TYPE);
  const pages = pageCache(join(root, 'index.html'), readRegistry, {
    services,
    images: typeof config['apiUrl'] === 'string' ? [new URL(config['apiUrl']).origin] : [],
    allowLoopback: takesOverrides(config),
  });

  return {
    headers: SHELL_HEADERS,
    inbox: { path: REPORT_PATH, take: (line) => log(`report ${line}`), limit: reportLimit() },
    async handle({ path, acceptEncoding }) {
      if (path === '/config.json') return configText.answer(acceptEncoding);
      if (path === REGISTRY_PATH) {
        const loaded = await readRegistry();
        if (!loaded)
          return textAnswer(503, 'There is no readable registry yet.', { 'retry-after': '5' });
        return composeText(loaded.text, JSON_TYPE).answer(acceptEncoding);
      }
      if (path !== '/' && path !== '/index.html') {
        const cacheControl = path.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache';
        const file = await answerStoredFile(root, path, { acceptEncoding, cacheControl });
        if (file) return file;
        if (path.startsWith('/assets/') || namesFile(path)) return textAnswer(404, 'Not found.');
      }
      const { page, policy } = await pages(path === '/index.html' ? '/' : path);
      const answer = page.answer(acceptEncoding);
      return { ...answer, headers: { ...answer.headers, 'content-security-policy': policy } };
    },
  };
}

/** Composes a page once per remote, and again when the registry or index.html has changed. */
function pageCache(
  indexFile: string,
  readRegistry: ReturnType<typeof followRegistry>,
  options: Omit<PolicyOptions, 'inlineScripts'>,
) {
  let composedFrom: unknown[] = [];
  let html = '';
  let policy = '';
  let map: ImportMap | undefined;
  const pages = new Map<string, ComposedText>();

  return async (path: string) => {
    const [loaded, { mtimeMs }] = await Promise.all([readRegistry(), stat(indexFile)]);
    if (composedFrom[0] !== loaded || composedFrom[1] !== mtimeMs) {
      html = await readFile(indexFile, 'utf8');
      map = importMap(loaded?.registry);
      const inlineScripts = map ? [map.source] : [];
      policy = contentSecurityPolicy(loaded?.registry, { ...options, inlineScripts });
      pages.clear();
      composedFrom = [loaded, mtimeMs];
    }
    const owner = loaded && remoteForPath(loaded.registry, path);
    const key = owner?.name ?? '';
    const page =
      pages.get(key) ?? composeText(composeShellPage(html, loaded?.registry, path, map), HTML_TYPE);
    pages.set(key, page);
    return { page, policy };
  };
}

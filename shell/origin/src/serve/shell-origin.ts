import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SHARE_PATH, sharedPage } from '@rapport/contracts/sharing';
import { firstPageOf, REGISTRY_PATH, registryRules, remoteForPath } from '@rapport/registry';
import { textAnswer } from '../answer.ts';
import { SHELL_HEADERS } from '../compose/security-headers.ts';
import { composeShellPages, type ShellPages, type ShellSettings } from '../compose/shell-pages.ts';
import { HTML_TYPE, JSON_TYPE, namesFile } from '../files/media-types.ts';
import { answerStoredFile } from '../files/stored-file.ts';
import { reportLimit } from '../reports/report-limit.ts';
import { composeText, type ComposedText } from './composed-text.ts';
import { type OriginHandler } from './origin-server.ts';
import { followRegistry } from './registry-source.ts';
import { otherShellFolders, shellFolder } from './shell-builds.ts';

export interface ShellOriginOptions extends ShellSettings {
  /** The folder of the built shell. A release of the shell in the registry is found next to it. */
  root: string;
  registryFile: string;
  warn: (message: string) => void;
  /** Receives failure reports from pages. */
  log: (line: string) => void;
}

/** The path where pages report failures of remotes; a hosted shell configures its own service instead. */
export const REPORT_PATH = '/report';

/**
 * The shell's origin: its files, its runtime configuration, the current registry, and for every other path the
 * page, composed with the registry's data about that path.
 */
export function shellOrigin(options: ShellOriginOptions): OriginHandler {
  const { root, registryFile, config, services, warn, log } = options;
  const readRegistry = followRegistry(registryFile, warn, registryRules(config));
  const configText = composeText(JSON.stringify(config), JSON_TYPE);
  const pages = pageCache(root, readRegistry, { config, services });

  return {
    headers: SHELL_HEADERS,
    inbox: { path: REPORT_PATH, take: (line) => log(`report ${line}`), limit: reportLimit() },
    // Browsers may remove the service worker, which takes what other apps share, and keep the installed app.
    redirect: { path: SHARE_PATH, to: sharedPage('not-received'), headers: SHELL_HEADERS },
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
        const serving = shellFolder(root, (await readRegistry())?.registry);
        const request = { acceptEncoding, cacheControl };
        const file = await answerStoredFile(serving, path, request);
        if (file) return file;
        if (path.startsWith('/assets/')) {
          for (const other of await otherShellFolders(serving)) {
            const earlier = await answerStoredFile(other, path, request);
            if (earlier) return earlier;
          }
        }
        if (path.startsWith('/assets/') || namesFile(path)) return textAnswer(404, 'Not found.');
      }
      const { page, headers } = await pages(path === '/index.html' ? '/' : path);
      const answer = page.answer(acceptEncoding);
      return { ...answer, headers: { ...answer.headers, ...headers } };
    },
  };
}

/** Composes a page once per remote and known page, and again when the registry or index.html has changed. */
function pageCache(
  root: string,
  readRegistry: ReturnType<typeof followRegistry>,
  settings: ShellSettings,
) {
  let composed:
    | { from: unknown[]; pages: ShellPages; texts: Map<string, ComposedText> }
    | undefined;

  return async (path: string) => {
    const loaded = await readRegistry();
    const indexFile = join(shellFolder(root, loaded?.registry), 'index.html');
    const { mtimeMs } = await stat(indexFile);
    if (composed?.from[0] !== loaded || composed?.from[1] !== mtimeMs) {
      const html = await readFile(indexFile, 'utf8');
      const pages = composeShellPages(html, loaded?.registry, settings);
      composed = { from: [loaded, mtimeMs], pages, texts: new Map() };
    }
    const { pages, texts } = composed;
    const owner = loaded && remoteForPath(loaded.registry, path);
    const key = owner ? `${owner.name} ${firstPageOf(owner.current, path)?.path ?? ''}` : '';
    const page = texts.get(key) ?? composeText(pages.htmlFor(path), HTML_TYPE);
    texts.set(key, page);
    return { page, headers: pages.headers };
  };
}

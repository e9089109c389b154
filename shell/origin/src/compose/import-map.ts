import { createHash } from 'node:crypto';
import { type Registry, scriptIntegrity } from '@rapport/registry';

/** An import map as it stands in the page. */
export interface ImportMap {
  /** Content of the script element. */
  text: string;
  /** The source expression by which a Content-Security-Policy lets this text in, and no other. */
  source: string;
}

/**
 * The import map of the shell's pages. It maps nothing; it tells the browser the hash of every
 * script that a remote may load, so that a changed one does not run, however it is imported.
 * Browsers that do not know integrity in import maps pass over it.
 */
export function importMap(registry: Registry | undefined): ImportMap | undefined {
  const releases = (registry?.remotes ?? []).flatMap(({ current, previous, candidate }) =>
    [current, previous, candidate].filter((release) => release !== undefined),
  );
  const integrity = Object.assign({}, ...releases.map(scriptIntegrity));
  if (Object.keys(integrity).length === 0) return undefined;
  const text = JSON.stringify({ integrity }).replaceAll('<', '\\u003c');
  return { text, source: sourceOf(text) };
}

/** The inline scripts that the shell's index.html was built with, as source expressions. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => sourceOf(text));
}

/** The source expression that lets in one inline script. */
function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

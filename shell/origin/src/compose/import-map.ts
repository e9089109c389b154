import { createHash } from 'node:crypto';
import { type Registry, scriptIntegrity } from '@rapport/registry';

/** An import map as it appears in the page. */
export interface ImportMap {
  /** The content of the script element. */
  text: string;
  /** The source expression by which a Content-Security-Policy allows exactly this text. */
  source: string;
}

/**
 * Returns the import map of the shell's pages. It maps nothing; it contains the hash of every script of the
 * releases in the page, so that a changed one doesn't run, however it's imported. Browsers without support for integrity in
 * import maps ignore it.
 */
export function importMap(registry: Registry | undefined): ImportMap | undefined {
  const releases = (registry?.remotes ?? []).flatMap(({ current, candidate }) =>
    candidate ? [current, candidate] : [current],
  );
  const integrity = Object.assign({}, ...releases.map(scriptIntegrity));
  if (Object.keys(integrity).length === 0) return undefined;
  const text = JSON.stringify({ integrity }).replaceAll('<', '\\u003c');
  return { text, source: sourceOf(text) };
}

/** Returns the inline scripts of the shell's built index.html, as source expressions. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => sourceOf(text));
}

/** Returns the source expression that allows one inline script. */
function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

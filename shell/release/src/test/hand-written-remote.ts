import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBuiltRemote } from './built-remote.ts';

/** Stores the page's shared modules, and loads the remote. */
const ENTRY = `
export const init = (scope) => { globalThis.shared = scope; };
export const get = async () => { const module = await import('./assets/module.js'); return () => module; };
`;

/** Uses the page's React, as a built remote does. */
const REACT = `
const [version] = Object.values(globalThis.shared.react);
const { createElement, Component } = (await version.get())();
const page = (Page) => ({
  contract: 1,
  createRoutes: () => [{ path: '/coaching', element: createElement(Page) }],
});
`;

/**
 * Writes a remote that a browser can load, without a build.
 * @param script of its module, which can use `createElement`, `Component`, and `page`
 */
export function writeHandWrittenRemote(folder: string, script: string): void {
  mkdirSync(folder, { recursive: true });
  writeBuiltRemote(folder, '');
  writeFileSync(join(folder, 'remoteEntry.js'), ENTRY);
  writeFileSync(join(folder, 'assets/module.js'), `${REACT}${script}`);
}

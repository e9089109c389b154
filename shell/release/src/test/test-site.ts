import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { REGISTRY_ELEMENT_ID } from '@rapport/registry';
import { REGISTRY_KEY, type ObjectStore } from '../stores/object-store.ts';
import { portOf } from './port-of.ts';

/** A site that serves the files of a target, as a web server in front of an export does. */
export async function startSite(folder: string) {
  const frozen = new Map<string, string>();
  const asked: string[] = [];
  let onAsked = (_path: string) => {};
  const textOf = (path: string): Buffer | undefined => {
    const kept = frozen.get(path);
    if (kept !== undefined) return Buffer.from(kept);
    try {
      if (path === '/remotes.json') return readFileSync(join(folder, REGISTRY_KEY));
      if (path === '/') {
        const registry = JSON.stringify(JSON.parse(String(textOf('/remotes.json'))));
        return Buffer.from(`<script id="${REGISTRY_ELEMENT_ID}">${registry}</script>`);
      }
      return readFileSync(join(folder, 'releases', path));
    } catch {
      return undefined;
    }
  };
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    onAsked(url);
    const body = textOf(url);
    response.writeHead(body ? 200 : 404).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${portOf(server)}`;
  return {
    address,
    /** Addresses above the versions of a remote. */
    baseUrl: `${address}/{remote}`,
    asked,
    /** Serves this in place of what the target has; undefined for that again. */
    serve(path: string, text: string | undefined) {
      if (text === undefined) frozen.delete(path);
      else frozen.set(path, text);
    },
    /** Goes on serving the registry as it is now, as a site does whose reload failed. */
    keepRegistry() {
      frozen.set('/remotes.json', readFileSync(join(folder, REGISTRY_KEY), 'utf8'));
    },
    whenAsked(listener: (path: string) => void) {
      onAsked = listener;
    },
    /** A store whose changes this site is asked for. */
    of: (store: ObjectStore, patienceMs = 0): ObjectStore => ({
      ...store,
      site: { address, patienceMs },
    }),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

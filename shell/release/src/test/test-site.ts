import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { REGISTRY_ELEMENT_ID } from '@rapport/registry';
import { REGISTRY_KEY, type ObjectStore } from '../stores/object-store.ts';
import { portOf } from './port-of.ts';

/** Starts a site that serves the files of a target, like a web server in front of an export. */
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
    /** Serves this text instead of the target's file; undefined restores the file. */
    serve(path: string, text: string | undefined) {
      if (text === undefined) frozen.delete(path);
      else frozen.set(path, text);
    },
    /** Keeps serving the current registry, like a site whose reload failed. */
    keepRegistry() {
      frozen.set('/remotes.json', readFileSync(join(folder, REGISTRY_KEY), 'utf8'));
    },
    whenAsked(listener: (path: string) => void) {
      onAsked = listener;
    },
    /** Returns a store whose changes are checked on this site. */
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

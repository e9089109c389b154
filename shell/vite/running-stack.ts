import { type Plugin } from 'vite';
import { parseRegistry, REGISTRY_PATH, type Registry } from '@rapport/registry';

interface RunningStackOptions {
  /** The origin of the shell that a running stack serves. */
  shellUrl: string;
  /** Entries on dev servers that replace the released remotes, by name. */
  entries: Readonly<Record<string, string>>;
}

/**
 * Connects the shell's dev server to a running stack: its settings unchanged, and its registry with the remotes
 * under development pointed at their dev servers.
 */
export function runningStack({ shellUrl, entries }: RunningStackOptions): Plugin {
  const fetchJson = async (path: string): Promise<unknown> => {
    const response = await fetch(new URL(path, shellUrl));
    if (!response.ok) throw new Error(`${shellUrl}${path} answered ${response.status}`);
    return response.json();
  };
  const answers: Record<string, () => Promise<unknown>> = {
    // The stack accepts reports only from its own pages, and a remote's developer has the console.
    '/config.json': async () => ({
      ...Object(await fetchJson('/config.json')),
      reportUrl: null,
    }),
    [REGISTRY_PATH]: async () =>
      withDevEntries(parseRegistry(await fetchJson(REGISTRY_PATH)).registry, entries),
  };
  return {
    name: 'rapport:running-stack',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const answer = answers[request.url ?? ''];
        if (!answer) return next();
        answer()
          .then((body) => {
            response.setHeader('Content-Type', 'application/json');
            response.end(JSON.stringify(body));
          })
          .catch((error: unknown) => {
            response.statusCode = 502;
            response.end(`The stack at ${shellUrl} does not answer. ${String(error)}`);
          });
      });
    },
  };
}

/** Returns the registry with each remote in `entries` replaced by its dev server, without preloads or fallback. */
export function withDevEntries(
  registry: Registry,
  entries: Readonly<Record<string, string>>,
): Registry {
  return {
    ...registry,
    remotes: registry.remotes.map((remote) => {
      const entry = entries[remote.name];
      if (entry === undefined) return remote;
      const { name, contract, routes, index } = remote;
      const current = { ...remote.current, version: 'dev', entry, preload: [] };
      // A dev server creates its files on request.
      delete current.integrity;
      delete current.files;
      return { name, contract, routes, current, ...(index !== undefined && { index }) };
    }),
  };
}

/** Parses `mf-contacts=http://localhost:4206/remoteEntry.js,…`, the format in which `pnpm dev` passes entries. */
export function devEntries(text: string): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const pair of text.split(',')) {
    const [name, entry] = pair.split('=');
    if (name && entry) entries[name] = entry;
  }
  return entries;
}

import { type Plugin } from 'vite';
import { parseRegistry, REGISTRY_PATH, type Registry } from '@rapport/registry';

interface RunningStackOptions {
  /** Origin of the shell that a started stack serves. */
  shellUrl: string;
  /** Entries on dev servers that stand in for the released remotes, by name. */
  entries: Readonly<Record<string, string>>;
}

/**
 * Lets the shell's dev server use a running stack: its settings as they are, and its registry with
 * the remotes under development pointed at their dev servers.
 */
export function runningStack({ shellUrl, entries }: RunningStackOptions): Plugin {
  const fetchJson = async (path: string): Promise<unknown> => {
    const response = await fetch(new URL(path, shellUrl));
    if (!response.ok) throw new Error(`${shellUrl}${path} answered ${response.status}`);
    return response.json();
  };
  const answers: Record<string, () => Promise<unknown>> = {
    // The stack takes reports from its own pages only, and who develops a remote has the console.
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

/** The registry with each remote in `entries` replaced by its dev server, without preloads or fallback. */
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
      // A dev server makes its files as they are asked for.
      delete current.integrity;
      delete current.files;
      return { name, contract, routes, current, ...(index !== undefined && { index }) };
    }),
  };
}

/** Reads `mf-contacts=http://localhost:4206/remoteEntry.js,…`, the form in which `pnpm dev` hands entries on. */
export function devEntries(text: string): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const pair of text.split(',')) {
    const [name, entry] = pair.split('=');
    if (name && entry) entries[name] = entry;
  }
  return entries;
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseConfig } from '@rapport/remote-kit/vite-base';
import { build, type Plugin } from 'vite';
import { FILE_LIST_PATH, WORKER_PATH } from '../src/offline/stored-page.ts';

const WORKER = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url));

/**
 * Adds the service worker to the shell's build, as one classic script, and the list of the files that it stores for
 * a start without a network.
 */
export function serviceWorkerFile(): Plugin {
  return {
    name: 'rapport:service-worker-file',
    apply: 'build',
    // Only the written page contains the final script name after other plugins have processed the entry.
    async writeBundle({ dir = 'dist' }) {
      const html = await readFile(join(dir, 'index.html'), 'utf8');
      const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
      if (entry === undefined) this.error('index.html names no script.');
      const assets = await readdir(join(dir, 'assets'));
      const files = assets
        .filter((name) => !name.endsWith('.map'))
        .map((name) => `/assets/${name}`);
      await writeFile(join(dir, FILE_LIST_PATH), JSON.stringify({ entry, files }));
      await writeFile(join(dir, WORKER_PATH), await workerScript());
    },
  };
}

async function workerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: baseConfig.resolve,
    build: {
      write: false,
      rollupOptions: { input: WORKER, output: { format: 'iife' } },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error('The build of the service worker has no output.');
  return chunk.code;
}

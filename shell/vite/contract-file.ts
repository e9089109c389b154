import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@rapport/remote-api/contract';
import { singletonVersions } from '@rapport/remote-kit/vite-base';
import { type Plugin } from 'vite';

/**
 * Writes what this shell offers remotes into its build, as `/contract.json`: a release of a remote is checked
 * against the deployed shell instead of the current sources. `entry` is the script of the page, by which an open
 * page notices that another build of the shell is served.
 */
export function contractFile(): Plugin {
  return {
    name: 'rapport:contract-file',
    apply: 'build',
    // Only the written page contains the final script name after other plugins have processed the entry.
    async writeBundle({ dir = 'dist' }) {
      const html = await readFile(join(dir, 'index.html'), 'utf8');
      const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
      if (entry === undefined) this.error('index.html names no script.');
      const offer = { contract: CONTRACT_VERSION, shared: singletonVersions(), entry };
      await writeFile(join(dir, 'contract.json'), JSON.stringify(offer));
    },
  };
}

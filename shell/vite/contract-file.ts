import { CONTRACT_VERSION } from '@rapport/remote-api/contract';
import { singletonVersions } from '@rapport/remote-kit/vite-base';
import { type Plugin } from 'vite';

/**
 * Writes what this shell offers remotes into its build, as `/contract.json`: a release of a remote
 * is checked against the shell that runs, not against the sources of the day.
 */
export function contractFile(): Plugin {
  const source = JSON.stringify({ contract: CONTRACT_VERSION, shared: singletonVersions() });
  return {
    name: 'rapport:contract-file',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'contract.json', source });
    },
  };
}

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { findExposedModules } from './exposed-modules.ts';

const workspace = fileURLToPath(new URL('../../', import.meta.url));
const RUNTIME_MODULE = /\/remotes\/module-runtime\.ts$/;

/**
 * Replaces the federation runtime of the shell by imports that the bundler sees, so that shell and
 * remotes become one application. Everything else is the same source.
 */
function composedStatically(): Plugin {
  const cases = findExposedModules(workspace).map(
    ({ id, file }) => `${JSON.stringify(id)}: () => import(${JSON.stringify(file)}),`,
  );
  return {
    name: 'composed-statically',
    enforce: 'pre',
    load(id) {
      if (!RUNTIME_MODULE.test(id)) return null;
      return `const modules = {${cases.join('\n')}};
export const federationRuntime = {
  point() {},
  load: (id) => modules[id](),
};`;
    },
  };
}

/** The whole product as one plain Vite app, to compare the federated page with. No one ships it. */
export default defineConfig({
  root: `${workspace}shell`,
  plugins: [composedStatically(), react()],
  resolve: {
    conditions: ['rapport-source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    emptyOutDir: true,
  },
});

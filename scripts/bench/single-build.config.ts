import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCAL_REMOTES } from '@rapport/workspace-kit/local-remotes';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const workspace = fileURLToPath(new URL('../../', import.meta.url));
const RUNTIME_MODULE = /\/remotes\/module-runtime\.ts$/;

/**
 * Replaces the federation runtime of the shell with imports that the bundler sees, so shell and remotes become one
 * application. All other sources are the same.
 */
function composedStatically(): Plugin {
  const cases = LOCAL_REMOTES.flatMap(({ name }) => {
    const config = readFileSync(join(workspace, name, 'vite.config.ts'), 'utf8');
    return [...config.matchAll(/'\.\/([\w-]+)':\s*'(\.\/src\/[^']+)'/g)].map(
      ([, module, file = '']) =>
        `'${name}/${module}': () => import(${JSON.stringify(join(workspace, name, file))}),`,
    );
  });
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

/** Builds the whole product as one plain Vite app, to compare the federated page with. It's never deployed. */
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

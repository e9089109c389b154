import { baseConfig, devServer, filePlugins } from '@rapport/remote-kit/vite-base';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractFile } from './vite/contract-file.ts';
import { dataFirst } from './vite/data-first.ts';
import { devEntries, runningStack } from './vite/running-stack.ts';
import { serviceWorkerFile } from './vite/service-worker-file.ts';
import { themeColors } from './vite/theme-colors.ts';

/** Removes the support for manifests and servers from the runtime, because browsers load remotes by their entries. */
const LEAN_RUNTIME = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' };

/** The shell provides the singletons and discovers remotes at run time. */
export default defineConfig(({ command }) => {
  const { RAPPORT_STACK_URL, RAPPORT_DEV_ENTRIES = '' } = process.env;
  return {
    ...baseConfig,
    define: LEAN_RUNTIME,
    plugins: [
      react(),
      themeColors(),
      dataFirst(),
      contractFile(),
      serviceWorkerFile(),
      filePlugins(),
      command === 'serve' && RAPPORT_STACK_URL
        ? runningStack({
            shellUrl: RAPPORT_STACK_URL,
            entries: devEntries(RAPPORT_DEV_ENTRIES),
          })
        : null,
    ],
    server: devServer(4205),
  };
});

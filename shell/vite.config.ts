import { baseConfig, devServer, filePlugins } from '@rapport/remote-kit/vite-base';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractFile } from './vite/contract-file.ts';
import { dataFirst } from './vite/data-first.ts';
import { devEntries, runningStack } from './vite/running-stack.ts';
import { serviceWorkerFile } from './vite/service-worker-file.ts';
import { themeColors } from './vite/theme-colors.ts';

/** Components of menus, panels, and dialogs. The header opens all of them on demand, so no first load needs them. */
const OVERLAYS =
  /@floating-ui|@radix-ui\/react-(alert-dialog|arrow|checkbox|collection|dialog|dismissable-layer|focus-guards|focus-scope|popper|popover|presence|radio-group|roving-focus|use-rect|use-size)\/|node_modules\/(react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|get-nonce)\/|\/components\/(checkbox|confirm-dialog|dialog|dropdown-menu|password-field|popover|radio-cards|segmented-control|sheet|text-field)\//;

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
      filePlugins({ startsWithEntry: true, together: { overlays: OVERLAYS } }),
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

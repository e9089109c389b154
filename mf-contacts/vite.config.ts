import { remoteConfig } from '@rapport/remote-kit/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) =>
  remoteConfig({
    name: 'mf-contacts',
    exposes: { './module': './src/remote.tsx' },
    command,
    together: {
      // No page needs these before somebody opens a dialog or a form.
      dialogs:
        /\/components\/(confirm-dialog|dialog|drawer)\/|@radix-ui\/react-(alert-dialog|dialog)\//,
      forms:
        /\/components\/(radio-cards|segmented-control|text-area)\/|@radix-ui\/react-radio-group\//,
      // These are small, and every page needs most of them.
      contacts: /\/mf-contacts\/src\/(contacts|subject-rights|ui)\/|\/save-failure\.ts$/,
      guidance:
        /\/mf-contacts\/src\/guidance\/|\/contracts\/src\/(decode\/decode-guidance|endpoints\/guidance|wire\/guidance)/,
    },
  }),
);

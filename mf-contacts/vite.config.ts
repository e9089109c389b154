import { remoteConfig } from '@rapport/remote-kit/vite';
import { defineConfig } from 'vite';
import { FIRST_PAGES } from './first-pages.ts';

export default defineConfig(({ command }) =>
  remoteConfig({
    name: 'mf-contacts',
    exposes: { './module': './src/remote.tsx' },
    command,
    pages: FIRST_PAGES,
    together: {
      // No page needs these before somebody opens a dialog or a form.
      dialogs:
        /\/components\/(confirm-dialog|dialog|drawer)\/|@radix-ui\/react-(alert-dialog|dialog)\//,
      overlays:
        /@floating-ui|@radix-ui\/react-(arrow|dropdown-menu|focus-guards|focus-scope|menu|popover|popper|select|use-previous|use-rect)\/|node_modules\/(aria-hidden|get-nonce|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar)\/|\/components\/(dropdown-menu|popover|select|sheet)\/|\/mf-contacts\/src\/ui\/copy-button|\/contacts\/(contact-facts|known-facts)/,
      forms:
        /\/components\/(radio-cards|segmented-control|text-area)\/|@radix-ui\/react-radio-group\//,
      // These are small, and every page needs most of them.
      contacts:
        /\/mf-contacts\/src\/(contacts\/(?!contact-facts|known-facts|remove-when-left)|subject-rights|waiting\/waiting-for|ui\/(?!copy-button|edit-names)|pages\/use-)|\/(contact-dialogs|deleted-contact-bars|deleted-contacts|merge-offers|move-in-list|save-failure|view-of-query|view-queries|view-words|meeting-place|meeting-times|lazy-ask-outcome)\.tsx?$|\/view-parts\.tsx$/,
      guidance:
        /\/mf-contacts\/src\/guidance\/|\/contracts\/src\/(decode\/decode-guidance|endpoints\/guidance|wire\/guidance)/,
    },
  }),
);

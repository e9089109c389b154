import { remoteConfig } from '@rapport/remote-kit/vite';
import { defineConfig } from 'vite';
import { PRELOADS } from './preloads.ts';

export default defineConfig(({ command }) =>
  remoteConfig({
    name: 'mf-contacts',
    exposes: { './module': './src/remote.tsx' },
    command,
    pages: PRELOADS,
    together: {
      // No page needs these before someone opens a dialog or a form.
      dialogs:
        /\/components\/(confirm-dialog|dialog|drawer)\/|@radix-ui\/react-(alert-dialog|dialog)\//,
      // Only what someone opens has one.
      select: /@radix-ui\/react-(select|use-previous)\/|\/components\/select\//,
      // Menus and panels, which pages are drawn without.
      overlays:
        /@floating-ui|@radix-ui\/react-(arrow|dismissable-layer|dropdown-menu|focus-guards|focus-scope|menu|popover|popper|portal|use-rect)\/|node_modules\/(aria-hidden|get-nonce|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|tslib|use-callback-ref|use-sidecar)\/|\/components\/(dropdown-menu|popover|sheet)\//,
      forms:
        /\/components\/(radio-cards|segmented-control|text-area)\/|@radix-ui\/react-radio-group\//,
      // The plans of countries' numbers, and the words of names: an import, a merge, and the form of a contact.
      numbers:
        /libphonenumber-js|\/contracts\/src\/phones\/(phone|phone-of-country|same-number|same-phone)\./,
      names: /\/contracts\/src\/(duplicates|names)\//,
      // The list draws its rows without these; a contact's view and the dialogs need most of them.
      details: new RegExp(
        [
          '@radix-ui/react-(collection|collapsible|id|roving-focus|tabs|use-is-hydrated)/',
          '/lucide-react/dist/esm/icons/(?!(calendar-arrow-down|calendar-clock|calendar-days|calendar-plus|check|chevron-down|chevron-left|circle|circle-exclamation-point|clock|ellipsis|eye|list-filter|minus|plus|rotate-cw|search|search-x|sliders-horizontal|user-round|x)\\.)',
          '/components/(alert|axis-letters|axis-strip|collapsible|number-mark|score-ring|tabs|toaster)/',
          '/contracts/src/(labels|motivation-estimate|work-style-estimate|field-rules/(birthday|parsed-url)|quiz/(changed-answers|confidence-words|note-icon)|values/(health|interaction-outcome|quiz|saved-view))',
          '/mf-contacts/src/(meetings/long-text|subject-rights|outbox/outbox-options|ui/(choice-chips|copy-button|fine-print|overline))',
          '/mf-contacts/src/contacts/(prefilled-interaction|birthday-|contact-actions-|contact-unavailable|day-text|export-|interactions-|kind-|outcome-|planned-fact|use-contact)',
          '/(contact-dialogs|save-failure)\\.tsx?$',
        ].join('|'),
      ),
      // A photo is chosen in few forms.
      photo: /\/shared-ui\/src\/photo\//,
      // Details that few contacts have, with their tables.
      facts: /\/mf-contacts\/src\/contact-details\/|\/contracts\/src\/(details\/|values\/details)/,
      // What the pages show of the user's own fields, which many users don't have.
      fields:
        /\/mf-contacts\/src\/custom-fields\/(condition-words|custom-fields-query|custom-value-words|day-text|use-custom-fields)\.|\/contracts\/src\/(custom-fields\/custom-|values\/custom-field)/,
      // What forms, an import, and filters read from typed text. Each of these is small.
      typed:
        /\/contracts\/src\/(custom-fields\/read-|field-rules\/(email-address|web-address|link-in-name))|\/mf-contacts\/src\/(custom-fields\/day-typed|days\/|contact-form\/link-help|features\/contact-list\/suggested-name)/,
      // These are small, and the list and Today need most of them, as every page does.
      contacts:
        /\/client\/src\/|\/contracts\/src\/(count-words|field-rules\/phone-number|work-style-axes|values\/(action|commitment|guidance|meeting|meeting-words|promise-words|stated-channel)\.)|\/icons\/(calendar-plus|circle|clock|eye)\.|\/mf-contacts\/src\/(commitments\/(commitment-words|commitments-query|open-promises|use-change-commitment)|contacts\/(planned-words|safe-links)|ui\/load-failed|outbox\/unsent-note)|\/text-field\/(field-frame|text-field)\.|\/(meeting-(days|people|place|times)|lazy-ask-outcome)\.tsx?$|\/mf-contacts\/src\/(queries\.|contacts\/(?!prefilled-interaction|contact-facts|known-facts|remove-when-unused)|ui\/(?!copy-button|edit-names)|pages\/use-(?!url-dialogs))|\/(deleted-contact-bars|deleted-contacts|merge-offers|move-in-list|view-of-query|view-queries|view-words)\.tsx?$|\/view-parts\.tsx$|\/person-(layout|skeleton)\.tsx?$/,
      // The page of a contact and its pane in the list.
      contact:
        /\/mf-contacts\/src\/(commitments\/contact-commitments|contacts\/(contact-facts|fact-list)|features\/((contact-attention|next-actions)\/|profile\/(axis-notes|no-profile|work-style))|ui\/profile-vignette|pages\/(attention|contact-page\/use-contact-reads|person\/(more-facts|person-header|person-texts|person-view|reach-buttons|relations|stated)|contact-sheet\/use-contact-sheet|lazy-recommendations)\.)|\/(contact-dialog-buttons|style-summary|interaction-words|use-interactions|contact-tips)\.tsx?$/,
      // The page of a contact and that of a briefing.
      briefing:
        /\/contracts\/src\/values\/stated-preference\.|\/mf-contacts\/src\/(features\/(briefing\/(?!briefing-meeting\.|use-briefing-open)[\w-]+|quiz-dialog\/(quiz-dialog-host|assessment-button))\.|guidance\/|pages\/(contact-dialogs-host|use-url-dialogs))/,
    },
  }),
);

/**
 * The specs of e2e/specs that cover a room, by the folder of the room: `pnpm test contacts` runs them. A spec may
 * cover several rooms. The quick one in `stack/` starts a whole stack and runs with `pnpm test e2e` and with every
 * test.
 */
export const BROWSER_SPECS: Readonly<Record<string, readonly string[]>> = {
  shell: [
    'journeys/accessibility',
    'journeys/account',
    'journeys/address-books',
    'journeys/authentication',
    'journeys/digest',
    'journeys/first-hour',
    'journeys/offline',
    'journeys/offline-start',
    'journeys/offline-writes',
    'journeys/reminders',
    'journeys/session',
    'journeys/settings',
    'journeys/share',
    'journeys/shell',
    'journeys/storage-faults',
    'journeys/unsaved-text',
    'wide/connection',
    'wide/first-load',
    'wide/remote-overrides',
    'wide/script-sources',
  ],
  'mf-contacts': [
    'journeys/add-contact',
    'journeys/briefing',
    'journeys/companies',
    'journeys/contact',
    'journeys/contact-accessibility',
    'journeys/contact-care',
    'journeys/contact-failures',
    'journeys/contact-interactions',
    'journeys/contact-list',
    'journeys/contact-photo',
    'journeys/contact-print',
    'journeys/contacts-accessibility',
    'journeys/custom-fields',
    'journeys/evidence',
    'journeys/first-hour',
    'journeys/guidance',
    'journeys/import',
    'journeys/labels-and-selection',
    'journeys/list-failures',
    'journeys/calendars',
    'journeys/merge',
    'journeys/first-meeting',
    'journeys/observation',
    'journeys/person-data',
    'journeys/relations',
    'journeys/share',
    'journeys/today',
    'journeys/touch',
    'journeys/unsaved-text',
    'journeys/you-and',
    'wide/large-text',
    'wide/texts-fit',
  ],
  'mf-assessment': [
    'journeys/contact',
    'journeys/contact-assessment',
    'journeys/person-data',
    'journeys/today',
    'journeys/quiz',
    'journeys/responsible-use',
    'journeys/self-assessment',
    'wide/exposed-modules',
  ],
  'mf-coaching': ['journeys/coaching', 'journeys/you-and'],
  'shared-ui': ['journeys/accessibility', 'wide/appearance'],
};

const EVERY_REMOTE = [
  'stack/compatibility.long',
  'stack/earlier-api.long',
  'stack/stand-alone.long',
  'wide/second-tab.long',
];

/** The long specs of a room: `pnpm test <room> --long` runs them, and `--changed` when the room's sources changed. */
export const LONG_SPECS: Readonly<Record<string, readonly string[]>> = {
  shell: ['stack/compatibility.long', 'stack/remote-failures.long', 'wide/second-tab.long'],
  'shell/registry': ['stack/remote-failures.long'],
  'shell/remote-api': [...EVERY_REMOTE, 'stack/remote-failures.long'],
  'shell/remote-kit': ['stack/new-remote.long', 'stack/stand-alone.long'],
  'shell/release': ['stack/new-remote.long', 'stack/compatibility.long'],
  'mf-contacts': [...EVERY_REMOTE, 'journeys/contact-list.long', 'journeys/first-hour.long'],
  'mf-assessment': EVERY_REMOTE,
  'mf-coaching': EVERY_REMOTE,
  api: ['stack/earlier-api.long', 'wide/api-page.long', 'wide/second-tab.long'],
  'api/contracts': ['stack/earlier-api.long'],
  'api/client': ['stack/earlier-api.long', 'wide/second-tab.long'],
};

/**
 * The specs that the long run repeats on an export that nginx serves, because they cover what a misconfigured web
 * server breaks. `pnpm test:nginx` runs all specs there.
 */
export const HOSTED_SPECS: readonly string[] = [
  'stack/hosting.long',
  'journeys/offline',
  'journeys/offline-start',
  'wide/first-load',
  'wide/script-sources',
];

/**
 * The specs of e2e/specs that show a room, by the folder of the room: `pnpm test contacts` runs
 * them. A spec may show several rooms. Those in `stack/` start whole stacks and run with
 * `pnpm test e2e` and with every test.
 */
export const BROWSER_SPECS: Readonly<Record<string, readonly string[]>> = {
  shell: [
    'journeys/accessibility',
    'journeys/account',
    'journeys/authentication',
    'journeys/digest',
    'journeys/offline',
    'journeys/offline-writes',
    'journeys/session',
    'journeys/settings',
    'journeys/shell',
    'journeys/unsaved-text',
    'wide/connection',
    'wide/first-load',
    'wide/remote-overrides',
    'wide/script-sources',
  ],
  'mf-contacts': [
    'journeys/add-contact',
    'journeys/briefing',
    'journeys/contact-care',
    'journeys/contact-delete',
    'journeys/contact-edit',
    'journeys/contact-interactions',
    'journeys/contact-list',
    'journeys/contact-photo',
    'journeys/contact-print',
    'journeys/contact-texts',
    'journeys/contacts',
    'journeys/evidence',
    'journeys/guidance',
    'journeys/import',
    'journeys/labels-and-selection',
    'journeys/list-failures',
    'journeys/calendars',
    'journeys/meetings',
    'journeys/merge',
    'journeys/observation',
    'journeys/person-data',
    'journeys/today',
    'journeys/unsaved-text',
    'journeys/you-and',
    'wide/detail-pane',
    'wide/texts-fit',
  ],
  'mf-assessment': [
    'journeys/contact-assessment',
    'journeys/person-data',
    'journeys/today',
    'journeys/quiz',
    'journeys/responsible-use',
    'journeys/self-assessment',
    'wide/detail-pane',
    'wide/exposed-modules',
  ],
  'mf-coaching': ['journeys/coaching', 'journeys/you-and'],
  'shared-ui': ['journeys/accessibility', 'wide/appearance'],
};

/**
 * The specs that every run repeats on an export that nginx serves, because they show what a web
 * server can get wrong. `pnpm test:nginx` runs all of them there.
 */
export const HOSTED_SPECS: readonly string[] = [
  'stack/hosting',
  'journeys/offline',
  'wide/first-load',
  'wide/script-sources',
];

/** The first page of the whole list, as `contactListCall` asks for it; tests hold the requests to the queries. */
const LIST = '/api/contacts?limit=50&count=true';
const CONTACTS_PAGE = {
  module: '/pages/contacts-page/contacts-page.tsx',
  parts: ['/pages/contacts-page/today-pane.tsx'],
  request: LIST,
  requests: ['/api/today?timeZone=:timeZone'],
  look: './src/early-paint/early-paint.ts',
} as const;

const CONTACT = '/api/contacts/:contactId';
const ACTIONS = '/api/actions/:contactId';
const GUIDANCE = '/api/guidance/:contactId';
const COMMITMENTS = '/api/commitments/:contactId';
const INTERACTIONS = '/api/interactions/:contactId?limit=20';

/** The initial requests and scripts of pages, which the HTML fetches while the shell is loading. */
export const PRELOADS = {
  '/': CONTACTS_PAGE,
  '/contacts': CONTACTS_PAGE,
  '/contacts/import': { module: '/pages/import-page.tsx', requests: ['/api/imports'] },
  '/contacts/meetings': {
    module: '/pages/meetings-page.tsx',
    requests: ['/api/meetings?when=coming&limit=50'],
  },
  '/contacts/duplicates': {
    module: '/pages/duplicates-page.tsx',
    requests: ['/api/contacts/merges', '/api/contacts/duplicates'],
  },
  '/contacts/:contactId': {
    module: '/pages/contact-page/contact-page.tsx',
    parts: ['/features/profile/interaction-styles.tsx'],
    requests: [CONTACT, '/api/health/:contactId', ACTIONS, GUIDANCE, COMMITMENTS, INTERACTIONS],
  },
  '/contacts/:contactId/briefing': {
    module: '/pages/briefing-page/briefing-page.tsx',
    requests: [CONTACT, GUIDANCE, INTERACTIONS, ACTIONS, COMMITMENTS],
  },
  '/contacts/:contactId/merge': { module: '/pages/merge-pages.tsx', requests: [CONTACT] },
} as const;

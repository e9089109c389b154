/** The first page of the whole list, as `contactListCall` asks for it; tests hold the requests to the queries. */
const LIST = '/api/contacts?limit=50&count=true';
const CONTACTS_PAGE = {
  module: '/pages/contacts-page/contacts-page.tsx',
  parts: ['/pages/contacts-page/today-pane.tsx'],
  request: LIST,
  requests: ['/api/today?timeZone=:timeZone'],
  look: './src/first-look.ts',
} as const;

const CONTACT_PAGE = {
  module: '/pages/contact-page/contact-page.tsx',
  requests: [
    '/api/contacts/:contactId',
    '/api/health/:contactId',
    '/api/actions/:contactId',
    '/api/guidance/:contactId',
    '/api/interactions/:contactId?limit=20',
  ],
} as const;

/** What pages need first, so that the HTML has it fetched while the shell is on its way. */
export const FIRST_PAGES = {
  '/': CONTACTS_PAGE,
  '/contacts': CONTACTS_PAGE,
  '/contacts/:contactId': CONTACT_PAGE,
} as const;

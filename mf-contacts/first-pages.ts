/** The first page of the whole list, as `contactListCall` asks for it; a test holds the two together. */
const LIST = '/api/contacts?limit=50&count=true';
const CONTACTS_PAGE = {
  module: '/pages/contacts-page/contacts-page.tsx',
  request: LIST,
  look: './src/first-look.ts',
} as const;

/** What pages need first, so that the HTML has it fetched while the shell is on its way. */
export const FIRST_PAGES = {
  '/': CONTACTS_PAGE,
  '/contacts': CONTACTS_PAGE,
  '/contacts/:contactId': { module: '/pages/contact-page/contact-page.tsx' },
} as const;

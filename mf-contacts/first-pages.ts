/** The first page of the whole list, as `contactListCall` asks for it; a test holds the two together. */
const LIST = '/api/contacts?limit=50&count=true';
const CONTACTS_PAGE = {
  module: '/pages/contacts-page/contacts-page.tsx',
  request: LIST,
  look: './src/first-look.ts',
} as const;

/** What the page of a contact asks for, as its queries do; a test holds the two together. */
const CONTACT = '/api/contacts/:contactId';
const CONTACT_PAGE = {
  module: '/pages/contact-page/contact-page.tsx',
  requests: [
    CONTACT,
    `/api/health/:contactId`,
    `/api/actions/:contactId`,
    `/api/guidance/:contactId`,
    `/api/interactions/:contactId?limit=20`,
  ],
} as const;

/** What pages need first, so that the HTML has it fetched while the shell is on its way. */
export const FIRST_PAGES = {
  '/': CONTACTS_PAGE,
  '/contacts': CONTACTS_PAGE,
  '/contacts/:contactId': CONTACT_PAGE,
} as const;

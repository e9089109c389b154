/** What pages need first, so that the HTML has it fetched while the shell is on its way; a test holds it to the queries. */
export const PRELOADS = {
  '/assessment/:contactId': {
    module: '/src/remote.tsx',
    requests: [
      '/api/contacts/:contactId',
      '/api/assessment-responses/:contactId',
      '/api/user/profile',
    ],
  },
  '/my-assessment': {
    module: '/src/remote.tsx',
    requests: ['/api/user/profile', '/api/user-profile'],
  },
} as const;

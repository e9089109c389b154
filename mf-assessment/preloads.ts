/**
 * The first requests and scripts of the pages, which the HTML fetches while the shell is loading; a test compares
 * them with the queries.
 */
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

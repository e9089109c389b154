/**
 * The first requests and scripts of the page, which the HTML fetches while the shell is loading; a test compares
 * them with the queries.
 */
export const PRELOADS = {
  '/coaching': {
    module: '/src/remote.tsx',
    requests: [
      '/api/user-profile',
      '/api/coaching-recommendations',
      '/api/contacts?sort=nextDue&dueWithinDays=365&limit=1&assessed=true',
    ],
  },
} as const;

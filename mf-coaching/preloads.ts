/** What the page needs first, so that the HTML has it fetched while the shell is on its way; a test holds it to the queries. */
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

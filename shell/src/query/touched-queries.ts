/** What follows from a contact: lists, Today, health, next steps and results change with each other. */
const ABOUT_CONTACTS = [
  '/api/contacts',
  '/api/today',
  '/api/health',
  '/api/actions',
  '/api/interactions',
  '/api/meetings',
  '/api/labels',
  '/api/guidance',
  '/api/assessment-',
  '/api/quiz-',
];
const ABOUT_THE_PERSON = ['/api/user', '/api/coaching'];
/** What nothing else follows from. */
const ALONE = ['/api/views', '/api/calendar-feed', '/api/export'];

/**
 * How the paths begin of what a write may have changed. It says more rather than less: only what is on
 * a screen is fetched again for it.
 * @param path what was written to
 */
export function touchedBy(path: string): readonly string[] {
  if (path.startsWith('/api/user')) return ABOUT_THE_PERSON;
  const alone = ALONE.find((start) => path.startsWith(start));
  return alone !== undefined ? [alone] : [...ABOUT_CONTACTS, '/api/imports', '/api/calendars'];
}

/** What follows from a contact: lists, health, next steps and results change with each other. */
const ABOUT_CONTACTS = ['/api/contacts', '/api/health', '/api/actions', '/api/interactions'];
const RESULTS = ['/api/assessment-', '/api/quiz-'];
const ABOUT_THE_PERSON = ['/api/user', '/api/coaching'];

/**
 * How the paths begin of what a write may have changed. It says more rather than less: only what is on
 * a screen is fetched again for it.
 * @param path what was written to
 */
export function touchedBy(path: string): readonly string[] {
  if (path.startsWith('/api/user')) return ABOUT_THE_PERSON;
  if (RESULTS.some((start) => path.startsWith(start))) return [...ABOUT_CONTACTS, ...RESULTS];
  if (path.startsWith('/api/contacts')) return [...ABOUT_CONTACTS, ...RESULTS];
  return ABOUT_CONTACTS.some((start) => path.startsWith(start)) ? ABOUT_CONTACTS : [path];
}

/** A write as it was sent to the API. */
export interface Write {
  method: string;
  path: string;
  body?: unknown;
}

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
  '/api/analytics',
  '/api/imports',
  '/api/calendars',
];

/** How the path of a write begins, and the paths of what it changes where that is less than everything about contacts. */
const CHANGES: Readonly<Record<string, readonly string[]>> = {
  // It only asks.
  '/api/contacts/matches': [],
  // Saved alone; the result of the assessment is made by another call.
  '/api/assessment-responses': ['/api/assessment-responses'],
  '/api/views': ['/api/views'],
  '/api/calendar-feed': ['/api/calendar-feed'],
  // Its one reader sends it.
  '/api/user/photo': [],
  '/api/user/digest': ['/api/user/digest'],
  // What stands between the person and each contact follows from their own scores.
  '/api/user-personality': ['/api/user', '/api/guidance'],
  '/api/user': ['/api/user'],
};

/**
 * How the paths begin of what a write changes: the one place that says so, for this tab and for others.
 * It says more rather than less, because only what is on a screen is fetched again for it.
 * @param path what was written to
 */
export function changedBy(path: string): readonly string[] {
  const start = Object.keys(CHANGES).find((each) => path.startsWith(each));
  return (start === undefined ? undefined : CHANGES[start]) ?? ABOUT_CONTACTS;
}

/** The contacts that a write takes away. To ask for them again would be an error. */
export function goneAfter({ method, path, body }: Write): readonly unknown[] {
  const { with: merged, change, ids } = fieldsOf(body);
  if (path.endsWith('/merge')) return [merged];
  if (path === '/api/contacts/bulk') return change === 'delete' && Array.isArray(ids) ? ids : [];
  const [, id] = /^\/api\/contacts\/([^/]+)$/.exec(path) ?? [];
  return method === 'DELETE' && id !== undefined ? [id] : [];
}

function fieldsOf(body: unknown): Partial<Record<string, unknown>> {
  return { ...Object(body) };
}

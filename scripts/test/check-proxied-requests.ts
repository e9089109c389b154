import { readFileSync } from 'node:fs';
import { StepError } from '@rapport/workspace-kit';

const SECRET = 's3cret';
/** Requests of email programs, calendars, and pages for paths outside of the site's files. */
const REQUESTS = [
  ['POST', `/unsubscribe?person=${SECRET}&key=${SECRET}`],
  ['GET', `/unsubscribe?person=${SECRET}&key=${SECRET}`],
  ['GET', `/photos/${SECRET}/${SECRET}/${SECRET}`],
  ['GET', `/api/calendar/${SECRET}.ics`],
  ['GET', `/api/contacts?q=${SECRET}`],
  ['GET', '/api/docs'],
] as const;

interface Places {
  /** Address of the site that a web server serves. */
  site: string;
  api: string;
  /** The web server's access log. */
  accessLog: string;
}

/**
 * Compares proxied responses of the site with those of the API itself, and searches the log for secrets.
 * @returns the number of compared requests
 * @throws StepError with the differences
 */
export async function checkProxiedRequests({ site, api, accessLog }: Places): Promise<number> {
  const problems: string[] = [];
  for (const [method, path] of REQUESTS) {
    const [own, passedOn] = await Promise.all([ask(api, method, path), ask(site, method, path)]);
    if (own !== passedOn) problems.push(`${method} ${path}: ${passedOn}, and not ${own}`);
  }
  const logged = readFileSync(accessLog, 'utf8');
  if (logged.includes(SECRET)) problems.push(`${accessLog} has what is secret in an address.`);
  if (!logged.includes('/unsubscribe')) problems.push(`${accessLog} does not have the requests.`);
  if (problems.length > 0) {
    throw new StepError(`The site passes requests on wrongly:\n${problems.join('\n')}`);
  }
  return REQUESTS.length;
}

async function ask(origin: string, method: string, path: string): Promise<string> {
  const response = await fetch(`${origin}${path}`, { method, redirect: 'manual' });
  return `${response.status} ${response.headers.get('content-type')} ${(await response.text()).slice(0, 200)}`;
}

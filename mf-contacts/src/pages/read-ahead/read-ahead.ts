import { type Meeting } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { type QueryClient } from '@rapport/remote-api/query';
import { userStorage } from '@rapport/remote-api/user-storage';
import { meetingsQuery } from '../../features/meeting-list/use-meetings.ts';
import { contactReads } from '../contact-page/use-contact-reads.ts';

/** The days whose meetings are read ahead. */
const DAYS_AHEAD = 7;
const DAY_MS = 86_400_000;
/** The maximum number of people; those of the first meetings come first. */
const MOST_PEOPLE = 15;
/** What was read ahead is read again after this time, in milliseconds. */
const AGAIN_AFTER = 4 * 3_600_000;

/**
 * Reads the pages and briefings of the people whom the user meets in the next seven days, so that the browser has
 * stored them when there's no network. One request follows another, because the user is doing something else. Nothing
 * is read for a browser that saves data.
 * @param now milliseconds since 1970
 */
export async function readAhead(
  queries: QueryClient,
  shell: ShellApi,
  userId: string,
  now = Date.now(),
): Promise<void> {
  if (savesData()) return;
  const readAt = userStorage(userId).item('read-ahead-at', {
    parse: (value) => (typeof value === 'number' ? value : null),
  });
  const last = readAt.read() ?? 0;
  // A clock that was wrong may have written a time to come.
  if (last <= now && now - last < AGAIN_AFTER) return;
  readAt.write(now);
  const coming = await queries.fetchInfiniteQuery(
    meetingsQuery(shell, { when: 'coming', search: '' }),
  );
  const meetings = coming.pages.flatMap((page) => page.meetings);
  for (const contactId of peopleSoon(meetings, now)) {
    const { single, paged } = contactReads(shell, contactId);
    for (const query of single) await queries.prefetchQuery<unknown>(query);
    for (const query of paged) await queries.prefetchInfiniteQuery(query);
  }
}

/** The user has told the browser to save data; only Chromium says so. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false;
}

function peopleSoon(meetings: readonly Meeting[], now: number): string[] {
  const soon = meetings.filter(({ startsAt }) => Date.parse(startsAt) - now < DAYS_AHEAD * DAY_MS);
  const ids = soon.flatMap(({ people }) => people.map(({ id }) => id));
  return [...new Set(ids)].slice(0, MOST_PEOPLE);
}

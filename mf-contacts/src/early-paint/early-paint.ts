import { totalOfHeaders, totalText } from '../contacts/list-total.ts';
import { drawToday } from './draw-today.ts';
import { drawList, hasContacts } from './draw-list.ts';

/** The requests that the script of the shell's index.html has sent: the list, and others under `more`. */
function firstCalls(): { list: unknown; day: unknown; details: unknown } {
  const list: unknown = Reflect.get(window, 'rapportFirst');
  const more: unknown = Object(list).more;
  const callOf = (path: string): unknown =>
    Array.isArray(more) ? more.find(({ url }) => String(url).includes(path)) : undefined;
  return { list, day: callOf('/api/today?'), details: callOf('/api/user/details') };
}

/** True if the user's formats of times are those that this browser has stored. Another one may have changed them. */
function areStored(details: unknown): boolean {
  const { hourCycle, timeZone } = Object(details);
  const { hours = null, zone = null } = document.documentElement.dataset;
  return hours === hourCycle && zone === timeZone;
}

/** The response to a request, cloned because the shell also reads it. */
async function responseTo(call: unknown): Promise<Response | null> {
  const response: unknown = await Object(call).response;
  return response instanceof Response && response.ok && !response.bodyUsed
    ? response.clone()
    : null;
}

/**
 * Within these milliseconds of the navigation, waiting for the page itself is better than a list whose links would be
 * replaced under the pointer. The head of the day has none.
 */
const SLOW_START = 2000;

async function look(): Promise<void> {
  const page = document.getElementById('start-page');
  if (page === null || !CSS.supports('color', 'light-dark(red, red)')) return;
  const calls = firstCalls();
  const isWide = window.matchMedia('(min-width: 64rem)').matches;
  const [response, today, own] = await Promise.all([
    responseTo(calls.list),
    isWide ? null : responseTo(calls.day),
    responseTo(calls.details),
  ]);
  if (response === null || (today === null && !isWide)) return;
  if (own === null || !areStored(await own.json())) return;
  const contacts: unknown = await response.json();
  const day: unknown = await today?.json();
  const left = isWide ? SLOW_START - performance.now() : 0;
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  // The shell may have rendered something else in the meantime.
  if (!page.isConnected) return;
  if (!isWide) {
    if (hasContacts(contacts)) drawToday(page, day);
    return;
  }
  const total = totalOfHeaders(response.headers);
  const sort = new URL(response.url || location.href).searchParams.get('sort');
  drawList(page, contacts, { total: total && totalText(total), sort });
}

// If it fails, the list just appears a little later.
look().catch(() => undefined);

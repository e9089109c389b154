import { totalOfHeaders, totalText } from './contacts/list-total.ts';
import { drawFirstList } from './first-list.ts';

/** Milliseconds since the navigation up to which the page itself is worth waiting for. */
const SLOW_START = 2000;

/** What the script of the shell's index.html asked for; a copy, because the shell reads the response, too. */
async function firstResponse(): Promise<Response | null> {
  const first: unknown = Reflect.get(window, 'rapportFirst');
  if (typeof first !== 'object' || first === null || !('response' in first)) return null;
  const response: unknown = await first.response;
  return response instanceof Response && response.ok && !response.bodyUsed
    ? response.clone()
    : null;
}

async function look(): Promise<void> {
  const page = document.getElementById('start-page');
  const isWide = window.matchMedia('(min-width: 64rem)').matches;
  if (page === null || !isWide || !CSS.supports('color', 'light-dark(red, red)')) return;
  const response = await firstResponse();
  if (response === null) return;
  const contacts: unknown = await response.json();
  const left = SLOW_START - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  // The shell may have drawn something else in the meantime.
  if (!page.isConnected) return;
  const total = totalOfHeaders(response.headers);
  drawFirstList(page, contacts, total && totalText(total));
}

// The list comes a little later then.
look().catch(() => undefined);

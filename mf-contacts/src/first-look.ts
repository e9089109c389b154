import { drawFirstList } from './first-list.ts';

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
  // The shell may have drawn something else in the meantime.
  if (page.isConnected) drawFirstList(page, contacts, response.headers.get('X-Total-Count'));
}

// The list comes a little later then.
look().catch(() => undefined);

import { SHARED_PAGE } from '../routing/open-landing-page.ts';

/** What other apps share is sent here, as a form, and the page that handles it reads it here. */
export const SHARE_PATH = '/share';
const CACHE = 'rapport-shared';
const MOST_BYTES = 5_000_000;

/** What this uses of the browser's caches. */
interface Caches {
  open(name: string): Promise<{
    put(key: string, response: Response): Promise<void>;
    match(key: string): Promise<Response | undefined>;
  }>;
  delete(name: string): Promise<unknown>;
}

/**
 * Answers requests for what was shared: POST keeps it beside what wasn't handled yet and opens the page, GET returns all
 * of it, and DELETE discards it.
 */
export function answerShared(request: Request, caches: Caches): Promise<Response> {
  switch (request.method) {
    case 'POST':
      return keep(request, caches);
    case 'DELETE':
      return discard(caches);
    default:
      return read(caches);
  }
}

async function keep(request: Request, caches: Caches): Promise<Response> {
  try {
    const cache = await caches.open(CACHE);
    const waiting = await cache.match(SHARE_PATH);
    const form = waiting ? await waiting.formData() : new FormData();
    for (const [name, value] of await request.formData()) form.append(name, value);
    if (sizeOf(form) > MOST_BYTES) return open(request, '?problem=too-large');
    await cache.put(SHARE_PATH, new Response(form));
    return open(request);
  } catch {
    // The storage may be full.
    return open(request, '?problem=not-kept');
  }
}

function open({ url }: Request, query = ''): Response {
  return Response.redirect(new URL(`${SHARED_PAGE}${query}`, url).href, 303);
}

async function read(caches: Caches): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(SHARE_PATH)) ?? new Response(null, { status: 204 });
}

/** Discards what was shared, also when the user signs out. */
export async function discard(caches: Caches): Promise<Response> {
  await caches.delete(CACHE);
  return new Response(null, { status: 204 });
}

function sizeOf(form: FormData): number {
  let size = 0;
  for (const [, value] of form) size += typeof value === 'string' ? value.length : value.size;
  return size;
}

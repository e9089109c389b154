import {
  MOST_SHARED_BYTES,
  SHARE_PATH,
  sharedPage,
  type ShareProblem,
} from '@rapport/contracts/sharing';

const CACHE = 'rapport-shared';

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
    if (sizeOf(form) > MOST_SHARED_BYTES) return open(request, 'too-large');
    await cache.put(SHARE_PATH, new Response(form));
    return open(request);
  } catch {
    // The storage may be full.
    return open(request, 'not-kept');
  }
}

function open({ url }: Request, problem: ShareProblem | null = null): Response {
  return Response.redirect(new URL(sharedPage(problem), url).href, 303);
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

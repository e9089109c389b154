const METHODS = 'GET, POST, PUT';
/** What supabase-js sends, and the trace headers that it can be told to send. */
const HEADERS =
  'authorization, apikey, content-type, x-client-info, x-supabase-api-version, x-retry-count, traceparent, tracestate, baggage';
const EXPOSED = 'retry-after, x-sb-error-code, x-supabase-api-version';

/** Answers a browser that asks before it sends. */
export function preflight(origin: string | null, appOrigins: string[]): Response {
  if (origin === null || !appOrigins.includes(origin)) {
    return new Response(null, { status: 403, headers: { vary: 'Origin' } });
  }
  const headers = {
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': HEADERS,
    'access-control-max-age': '600',
  };
  return shareWith(new Response(null, { status: 204, headers }), origin, appOrigins);
}

/** The same answer, readable by the page that asked when it is one of ours, and kept by no cache. */
export function shareWith(
  response: Response,
  origin: string | null,
  appOrigins: string[],
): Response {
  const headers = new Headers(response.headers);
  for (const name of [...headers.keys()]) {
    if (name.startsWith('access-control-') && response.status !== 204) headers.delete(name);
  }
  headers.set('vary', 'Origin');
  headers.set('cache-control', 'no-store');
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'no-referrer');
  if (origin !== null && appOrigins.includes(origin)) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', EXPOSED);
  }
  return new Response(response.body, { status: response.status, headers });
}

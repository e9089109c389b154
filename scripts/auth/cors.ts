const METHODS = 'GET, POST, PUT, DELETE';
/** What supabase-js sends, and the trace headers that it can be told to send. */
const HEADERS =
  'authorization, apikey, content-type, x-client-info, x-supabase-api-version, x-retry-count, traceparent, tracestate, baggage';
const EXPOSED = 'retry-after, x-sb-error-code, x-supabase-api-version';

/** Answers a browser that asks before it sends. */
export function preflight(origin: string | null, appOrigins: string[]): Response {
  const known = origin !== null && appOrigins.includes(origin);
  const response = shareWith(new Response(null, { status: known ? 204 : 403 }), origin, appOrigins);
  if (known) {
    response.headers.set('access-control-allow-methods', METHODS);
    response.headers.set('access-control-allow-headers', HEADERS);
    response.headers.set('access-control-max-age', '600');
  }
  return response;
}

/** The same response, readable by a page of ours and stored by no cache. */
export function shareWith(
  response: Response,
  origin: string | null,
  appOrigins: string[],
): Response {
  const headers = new Headers(response.headers);
  // The library opens some of its answers to every page.
  headers.delete('access-control-allow-origin');
  headers.delete('access-control-allow-credentials');
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

const METHODS = 'GET, POST, PUT, DELETE';
/** The headers that supabase-js sends, and the trace headers that it can be configured to send. */
const HEADERS =
  'authorization, apikey, content-type, x-client-info, x-supabase-api-version, x-retry-count, traceparent, tracestate, baggage';
const EXPOSED = 'retry-after, x-sb-error-code, x-supabase-api-version';

/** Responds to a preflight request. */
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

/** Makes a response readable by our pages, and keeps it out of caches. */
export function shareWith(
  response: Response,
  origin: string | null,
  appOrigins: string[],
): Response {
  const headers = new Headers(response.headers);
  // The library allows every origin to read some of its responses.
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

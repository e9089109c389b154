import { type RequestHandler } from 'express';

interface CrossOriginSettings {
  /** Origins whose pages may read responses. */
  origins: readonly string[];
  methods: readonly string[];
  /** Headers that a page may send. */
  allowedHeaders: readonly string[];
  /** Headers that a page may read. */
  exposedHeaders: readonly string[];
  /** How long a browser need not ask again. */
  preflightSeconds: number;
}

/** Lets the pages of some origins use this API, and answers every OPTIONS request itself. */
export function crossOrigin(settings: CrossOriginSettings): RequestHandler {
  const origins = new Set(settings.origins);
  const methods = settings.methods.join(',');
  const allowed = settings.allowedHeaders.join(',');
  const exposed = settings.exposedHeaders.join(',');
  const seconds = String(settings.preflightSeconds);
  return (request, response, next) => {
    const { origin } = request.headers;
    if (origin !== undefined && origins.has(origin)) {
      response.setHeader('Access-Control-Allow-Origin', origin);
    }
    response.setHeader('Vary', 'Origin');
    if (request.method !== 'OPTIONS') {
      response.setHeader('Access-Control-Expose-Headers', exposed);
      next();
      return;
    }
    response.setHeader('Access-Control-Allow-Methods', methods);
    response.setHeader('Access-Control-Allow-Headers', allowed);
    response.setHeader('Access-Control-Max-Age', seconds);
    response.setHeader('Access-Control-Expose-Headers', exposed);
    response.statusCode = 204;
    response.setHeader('Content-Length', '0');
    response.end();
  };
}

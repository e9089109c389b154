import { type Request, type RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit as limitRate } from 'express-rate-limit';
import { bearerToken } from './bearer-token.ts';
import { type Limits } from '../limits/limits.ts';
import { WINDOW_MS } from '../limits/lease-source.ts';
import { type TokenVerifier } from './token-verifier.ts';
import { TooManyRequests } from '../errors/http-errors.ts';

/** A supervisor that is refused would take a healthy process for a dead one. */
const NEVER_LIMITED = new Set(['/healthz', '/readyz']);

/**
 * Answers 429 to a caller that sends more than `perMinute` requests in a minute. A caller is a signed-in
 * person, wherever they call from, or an address where there is no good token.
 * @param perMinute 0 for any number
 */
export function rateLimit(
  perMinute: number,
  tokens: TokenVerifier,
  limits: Limits,
): RequestHandler {
  return limitRate({
    windowMs: WINDOW_MS,
    limit: perMinute,
    store: limits.counter('requests', perMinute),
    keyGenerator: (request) => callerOf(request, tokens),
    skip: ({ path }) => perMinute === 0 || NEVER_LIMITED.has(path),
    handler: (_request, response, next) =>
      next(new TooManyRequests(String(response.getHeader('Retry-After')))),
    // RateLimit-Limit, -Remaining and -Reset, and Retry-After when it is over.
    standardHeaders: 'draft-6',
    legacyHeaders: false,
    // Its checks of the settings write to the console; the settings were checked at the start.
    validate: false,
  });
}

/**
 * Answers 429 to an address that sends more than `perMinute` requests in a minute, token or not.
 * @param name tells this limit from others
 */
export function limitPerAddress(name: string, perMinute: number, limits: Limits): RequestHandler {
  return limitRate({
    windowMs: WINDOW_MS,
    limit: perMinute,
    store: limits.counter(name, perMinute),
    keyGenerator: (request) => ipKeyGenerator(request.ip ?? ''),
    handler: (_request, response, next) =>
      next(new TooManyRequests(String(response.getHeader('Retry-After')))),
    standardHeaders: 'draft-6',
    legacyHeaders: false,
    validate: false,
  });
}

async function callerOf(request: Request, tokens: TokenVerifier): Promise<string> {
  const token = bearerToken(request);
  const address = `address ${ipKeyGenerator(request.ip ?? '')}`;
  if (token === null) return address;
  // A token that cannot be checked is nobody's yet; what is wrong with it is said by the guard.
  return tokens.verify(token).then(
    ({ id }) => `user ${id}`,
    () => address,
  );
}

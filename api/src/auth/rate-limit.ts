import { type Request, type RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit as limitRate } from 'express-rate-limit';
import { TooManyRequests } from '../errors/http-errors.ts';
import { WINDOW_MS } from '../limits/lease-source.ts';
import { type Limits } from '../limits/limits.ts';
import { type CallerVerifier } from './caller-verifier.ts';
import { verifiedUser } from './verified-user.ts';

/** If a probe were refused, a supervisor would consider a healthy process dead. */
const NEVER_LIMITED = new Set(['/healthz', '/readyz']);

/**
 * Answers 429 to a caller that sends more than `perMinute` requests in a minute. A caller is a signed-in user, from
 * any address; one of their access tokens; or an address without a valid token.
 * @param perMinute 0 for no limit
 */
export function rateLimit(
  perMinute: number,
  callers: CallerVerifier,
  limits: Limits,
): RequestHandler {
  const limited = limit('requests', perMinute, limits, (request) => callerOf(request, callers));
  return (request, response, next) =>
    perMinute === 0 || NEVER_LIMITED.has(request.path) ? next() : limited(request, response, next);
}

/**
 * Answers 429 to an address that sends more than `perMinute` requests in a minute, with or without a token.
 * @param name distinguishes this limit from others
 */
export function limitPerAddress(name: string, perMinute: number, limits: Limits): RequestHandler {
  return limit(name, perMinute, limits, addressOf);
}

function limit(
  name: string,
  perMinute: number,
  limits: Limits,
  caller: (request: Request) => string | Promise<string>,
): RequestHandler {
  return limitRate({
    windowMs: WINDOW_MS,
    limit: perMinute,
    store: limits.counter(name, perMinute),
    keyGenerator: caller,
    handler: (_request, response, next) =>
      next(new TooManyRequests(String(response.getHeader('Retry-After')))),
    // RateLimit-Limit, -Remaining, and -Reset, plus Retry-After when the limit is exceeded.
    standardHeaders: 'draft-6',
    legacyHeaders: false,
    // The library's checks of its options write to the console; the settings are validated at startup.
    validate: false,
  });
}

async function callerOf(request: Request, callers: CallerVerifier): Promise<string> {
  // Otherwise a thief with a stolen token could use up the user's requests and so block their sign-out.
  if (request.path === '/api/user/revocations') return addressOf(request);
  // A token that can't be verified belongs to no user; the guard reports what's wrong with it.
  const user = await verifiedUser(request, callers).catch(() => null);
  if (user === null) return addressOf(request);
  // A program that sends too much doesn't lock its user out.
  return user.program === undefined ? `user ${user.id}` : `token ${user.program.tokenId}`;
}

/** All IPv6 addresses of one customer count as one. */
function addressOf({ ip = '' }: Request): string {
  return `address ${ipKeyGenerator(ip)}`;
}

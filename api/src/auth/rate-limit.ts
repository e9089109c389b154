import { type Request, type RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit as limitRate } from 'express-rate-limit';
import { TooManyRequests } from '../errors/http-errors.ts';
import { WINDOW_MS } from '../limits/lease-source.ts';
import { type Limits } from '../limits/limits.ts';
import { type CallerVerifier } from './caller-verifier.ts';
import { verifiedUser } from './verified-user.ts';

/** A supervisor that is refused would take a healthy process for a dead one. */
const NEVER_LIMITED = new Set(['/healthz', '/readyz']);

/**
 * Answers 429 to a caller that sends more than `perMinute` requests in a minute. A caller is a signed-in
 * person, wherever they call from, each access token of theirs, or an address where there is no good token.
 * @param perMinute 0 for any number
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
 * Answers 429 to an address that sends more than `perMinute` requests in a minute, token or not.
 * @param name tells this limit from others
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
    // RateLimit-Limit, -Remaining and -Reset, and Retry-After when it is over.
    standardHeaders: 'draft-6',
    legacyHeaders: false,
    // Its checks of the settings write to the console; the settings were checked at the start.
    validate: false,
  });
}

async function callerOf(request: Request, callers: CallerVerifier): Promise<string> {
  // With a stolen token a thief could use up the person's requests, and so keep a sign-out unheard.
  if (request.path === '/api/user/revocations') return addressOf(request);
  // A token that cannot be checked is no one's yet; what is wrong with it is said by the guard.
  const user = await verifiedUser(request, callers).catch(() => null);
  if (user === null) return addressOf(request);
  // What a program sends too often doesn't lock the person out.
  return user.program === undefined ? `user ${user.id}` : `token ${user.program.tokenId}`;
}

/** All addresses of one customer with IPv6 are one. */
function addressOf({ ip = '' }: Request): string {
  return `address ${ipKeyGenerator(ip)}`;
}

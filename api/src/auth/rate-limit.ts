import { type Request, type RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { TooManyRequests } from '../errors/http-errors.ts';
import { WINDOW_MS } from '../limits/lease-source.ts';
import { type Limits } from '../limits/limits.ts';
import { type TokenVerifier } from './token-verifier.ts';
import { verifiedUser } from './verified-user.ts';

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
  const limited = limit('requests', perMinute, limits, (request) => callerOf(request, tokens));
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

/**
 * Counts requests by their callers, and says in RateLimit-Limit, -Remaining and -Reset (draft 6 of the IETF) how
 * many are left, and in Retry-After when to go on. express-rate-limit would do the same in four times the CPU time.
 */
function limit(
  name: string,
  perMinute: number,
  limits: Limits,
  caller: (request: Request) => string | Promise<string>,
): RequestHandler {
  const counter = limits.counter(name, perMinute);
  const policy = `${perMinute};w=${WINDOW_MS / 1_000}`;
  return async (request, response, next) => {
    const { totalHits, resetTime } = await counter.increment(await caller(request));
    const seconds = String(Math.max(0, Math.ceil((resetTime.getTime() - Date.now()) / 1_000)));
    response.setHeader('RateLimit-Policy', policy);
    response.setHeader('RateLimit-Limit', String(perMinute));
    response.setHeader('RateLimit-Remaining', String(Math.max(0, perMinute - totalHits)));
    response.setHeader('RateLimit-Reset', seconds);
    if (totalHits > perMinute) next(new TooManyRequests(seconds));
    else next();
  };
}

async function callerOf(request: Request, tokens: TokenVerifier): Promise<string> {
  // A token that cannot be checked is nobody's yet; what is wrong with it is said by the guard.
  const user = await verifiedUser(request, tokens).catch(() => null);
  return user === null ? addressOf(request) : `user ${user.id}`;
}

/** All addresses of one customer with IPv6 are one. */
function addressOf({ ip = '' }: Request): string {
  return `address ${ipKeyGenerator(ip)}`;
}

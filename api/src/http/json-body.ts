import { CALENDAR_LIMITS, endpoints } from '@rapport/contracts';
import { json, type Request, type RequestHandler } from 'express';
import { type DomainError } from '../errors/domain-error.ts';
import { BodyTooLarge, BodyUnreadable, UnsupportedMediaType } from '../errors/http-errors.ts';
import { bodyShapeProblem } from './body-shape.ts';

const LIMIT_BYTES = 100_000;
/** Calls whose body is a file, and those that strangers may send. */
const OTHER_LIMITS: Readonly<Record<string, number>> = {
  [endpoints.calendars.importFile.pattern]: CALENDAR_LIMITS.bytes,
  '/api/remote-reports': 16_000,
};

const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

/** Mail providers send a form there (RFC 8058), which says nothing that the address does not say. */
const UNREAD = new Set(['/unsubscribe']);

const parserOf = (limit: number) => json({ limit, type: isJson, strict: false });
const parse = parserOf(LIMIT_BYTES);
const parseOther = new Map(
  Object.entries(OTHER_LIMITS).map(([path, limit]) => [path, parserOf(limit)]),
);

/**
 * Reads JSON bodies, and only those: an object of at most 100 kB, 5 MB where it is a file, or 16 kB where
 * anybody may send it. No body at all is an empty object.
 */
export const jsonBody: RequestHandler = (request, response, next) => {
  request.body = {};
  if (!WITH_BODY.has(request.method) || UNREAD.has(request.path) || !hasBody(request)) {
    next();
    return;
  }
  if (!isJson(request)) {
    next(new UnsupportedMediaType());
    return;
  }
  const parseBody = parseOther.get(request.path) ?? parse;
  parseBody(request, response, (error?: unknown) =>
    next(
      error ? toProblem(error, OTHER_LIMITS[request.path] ?? LIMIT_BYTES) : problemOf(request.body),
    ),
  );
};

function hasBody({ headers }: Request): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

function isJson(request: { headers: Request['headers'] }): boolean {
  return /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '');
}

function problemOf(body: unknown): DomainError | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return new BodyUnreadable('must be a JSON object');
  }
  const problem = bodyShapeProblem(body);
  return problem === null ? undefined : new BodyUnreadable(problem);
}

function toProblem(error: unknown, limit: number): DomainError {
  const type = error instanceof Error && 'type' in error ? error.type : '';
  switch (type) {
    case 'entity.too.large':
      return new BodyTooLarge(limit);
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new UnsupportedMediaType();
    case 'request.size.invalid':
    case 'request.aborted':
      return new BodyUnreadable('ended early');
    default:
      return new BodyUnreadable('is not valid JSON');
  }
}

import { type NextFunction, type Request, type Response } from 'express';
import { randomUUID } from 'node:crypto';

const HEADER = 'X-Request-Id';
/** What a caller may send goes into logs and back into headers, so it is kept plain and short. */
const ACCEPTABLE = /^[A-Za-z0-9._-]{1,64}$/;

/** Gives every request an id, the caller's own if it is sane, and says it in the answer. */
export function requestId(request: Request, response: Response, next: NextFunction): void {
  const given = request.get(HEADER);
  request.id = given !== undefined && ACCEPTABLE.test(given) ? given : randomUUID();
  response.setHeader(HEADER, request.id);
  next();
}

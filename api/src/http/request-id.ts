import { type NextFunction, type Request, type Response } from 'express';
import { randomUUID } from 'node:crypto';

const HEADER = 'X-Request-Id';
/** The caller's ID goes into logs and response headers, so it must be short and plain. */
const ACCEPTABLE = /^[A-Za-z0-9._-]{1,64}$/;

/** Gives every request an ID, or keeps the caller's if it's acceptable, and returns it in the response. */
export function requestId(request: Request, response: Response, next: NextFunction): void {
  const given = request.get(HEADER);
  request.id = given !== undefined && ACCEPTABLE.test(given) ? given : randomUUID();
  response.setHeader(HEADER, request.id);
  next();
}

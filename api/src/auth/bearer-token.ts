import { type Request } from 'express';

/** The token of an `Authorization: Bearer` header, not verified; null without one. */
export function bearerToken(request: Request): string | null {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

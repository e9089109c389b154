import { type Request } from 'express';

/** The token of an `Authorization: Bearer` header, whatever it is worth; null where there is none. */
export function bearerToken(request: Request): string | null {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

import { type JWTPayload, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';

export const SECRET = 'a secret for tests that is long enough';

/** Claims of a signed-in person; those that are overridden with undefined are missing. */
export function claims(overrides: Record<string, unknown> = {}): JWTPayload {
  const all = {
    sub: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email: 'grace@example.com',
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 3600,
    ...overrides,
  };
  return JSON.parse(JSON.stringify(all)) as JWTPayload;
}

/** A token as the local auth service signs it. */
export function signToken(payload: JWTPayload, secret = SECRET): Promise<string> {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}

import { type JWTPayload, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';

export const SECRET = 'a secret for tests that is long enough';

/** Returns the claims of a signed-in user; an override with undefined removes a claim. */
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

/** Returns a token, signed as by the local auth service. */
export function signToken(payload: JWTPayload, secret = SECRET): Promise<string> {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}

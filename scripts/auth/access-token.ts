import { createHmac } from 'node:crypto';

/** Lifetime of a token if the caller passes none, in seconds. */
const HOUR = 3_600;

/** Creates an access token of a user, signed as by the embedded auth service. */
export function accessToken(
  claims: { sub: string; session_id?: string },
  secret: string,
  seconds = HOUR,
): string {
  const now = Math.floor(Date.now() / 1000);
  const all = {
    ...claims,
    role: 'authenticated',
    aud: 'authenticated',
    iat: now,
    exp: now + seconds,
  };
  return signed(all, secret);
}

/** Signs a token with exactly these claims. */
export function signed(claims: object, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

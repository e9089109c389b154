import { createHmac } from 'node:crypto';

/** How long a token works that isn't given a life. */
const HOUR = 3_600;

/** An access token of a person, as the embedded auth signs it. */
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

/** A token with exactly these claims. */
export function signed(claims: object, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

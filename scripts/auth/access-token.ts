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
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const all = {
    ...claims,
    role: 'authenticated',
    aud: 'authenticated',
    iat: now,
    exp: now + seconds,
  };
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(all)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

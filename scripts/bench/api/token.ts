import { createHmac } from 'node:crypto';

/** An access token of somebody, as the embedded auth signs it, for an hour. */
export function tokenOf(sub: string, secret: string): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub, role: 'authenticated', aud: 'authenticated', iat: now, exp: now + 3_600 };
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

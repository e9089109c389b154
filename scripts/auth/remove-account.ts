import { createHash, timingSafeEqual } from 'node:crypto';
import { accessToken } from './access-token.ts';
import { errorResponse } from './error-response.ts';
import { type HandlerContext } from './handler.ts';

const ADDRESS =
  /^\/auth\/v1\/admin\/users\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/**
 * Handles the only admin endpoint: a server with the secret key deletes the account of a user who deletes their
 * data. Without the key, and for every page, this endpoint doesn't exist.
 *
 * @returns undefined for any other request
 */
export async function removeAccount(
  request: Request,
  pathname: string,
  { accounts, revocations, settings }: HandlerContext,
): Promise<Response | undefined> {
  const id = ADDRESS.exec(pathname)?.[1];
  if (id === undefined || request.method !== 'DELETE') return undefined;
  // A page is refused even if it has the key.
  if (
    request.headers.has('origin') ||
    !isSame(request.headers.get('apikey') ?? '', settings.secretKey)
  )
    return undefined;
  if (!(await accounts.remove(id))) {
    return errorResponse(404, 'user_not_found', 'User not found');
  }
  const { jwtSecret, accessTokenSeconds } = settings;
  await revocations.tell(accessToken({ sub: id }, jwtSecret, accessTokenSeconds), 'global');
  return Response.json({});
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { type Accounts } from './accounts.ts';
import { errorResponse } from './error-response.ts';

const ADDRESS =
  /^\/auth\/v1\/admin\/users\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/**
 * The only endpoint of the administration: a server that holds the secret key removes the account of
 * somebody who deletes their data. Without the key, and for every page, this endpoint does not exist.
 *
 * @returns undefined where something else was asked for
 */
export async function removeAccount(
  request: Request,
  pathname: string,
  accounts: Accounts,
  secretKey: string,
): Promise<Response | undefined> {
  const id = ADDRESS.exec(pathname)?.[1];
  if (id === undefined || request.method !== 'DELETE') return undefined;
  // A page is refused even if it got hold of the key.
  if (request.headers.has('origin') || !isSame(request.headers.get('apikey') ?? '', secretKey))
    return undefined;
  return (await accounts.remove(id))
    ? Response.json({})
    : errorResponse(404, 'user_not_found', 'User not found');
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

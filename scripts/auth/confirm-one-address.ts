import { type Accounts } from './accounts.ts';
import { type AuthRequest } from './auth-request.ts';
import { hashOfCode } from './mail-code.ts';

const MESSAGE =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * Handles the first of the two confirmations that a change of address needs, and responds as Supabase does. The
 * library completes the change with the second one.
 *
 * @returns null for everything else
 */
export async function confirmOneAddress(
  accounts: Accounts,
  asked: AuthRequest,
): Promise<Response | null> {
  const { request, returnTo } = asked;
  const isLink = request.method === 'GET';
  const { type, hash } = givenCode(asked);
  if (type !== 'email_change' || hash === null) return null;
  if ((await accounts.proveOneAddress(hash)) === null) return null;
  if (!isLink) return Response.json({ code: '200', msg: MESSAGE });
  const message = new URLSearchParams({ message: MESSAGE });
  return new Response(null, {
    status: 303,
    headers: { location: `${returnTo}#${message.toString()}` },
  });
}

/** Returns the code of a verification request, and its type according to the sender. */
export function givenCode({ request, query, body }: AuthRequest): {
  type: string;
  hash: string | null;
} {
  const isLink = request.method === 'GET';
  const given: Record<string, unknown> = isLink ? Object.fromEntries(query) : body.json;
  const { type, token, token_hash: tokenHash } = given;
  const typed = isLink || typeof token !== 'string' ? token : hashOfCode(body.email, token);
  const hash = isLink ? token : (tokenHash ?? typed);
  return {
    // supabase-js calls the code of any mail "email"; the library knows only the code of a sign-in.
    type: type === 'email' && !isLink ? 'magiclink' : String(type),
    hash: typeof hash === 'string' && hash !== '' ? hash : null,
  };
}

import { type Accounts } from './accounts.ts';
import { type Asked } from './asked.ts';
import { hashOfCode } from './mail-code.ts';

const MESSAGE =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * Takes the first of the two proofs that a change of address needs, and answers as Supabase does. The
 * library completes the change with the second one.
 *
 * @returns null for everything else
 */
export async function proveOneAddress(accounts: Accounts, asked: Asked): Promise<Response | null> {
  const { request, query, body, returnTo } = asked;
  const isLink = request.method === 'GET';
  const given = isLink ? Object.fromEntries(query) : body.json;
  if (given['type'] !== 'email_change') return null;
  const hash = isLink ? given['token'] : (given['token_hash'] ?? typedHash(body.email, given));
  if (typeof hash !== 'string' || hash === '') return null;
  if ((await accounts.proveOneAddress(hash)) === null) return null;
  if (!isLink) return Response.json({ code: '200', msg: MESSAGE });
  const message = new URLSearchParams({ message: MESSAGE });
  return new Response(null, {
    status: 303,
    headers: { location: `${returnTo}#${message.toString()}` },
  });
}

function typedHash(email: string, { token }: Record<string, unknown>): string | null {
  return typeof token === 'string' ? hashOfCode(email, token) : null;
}

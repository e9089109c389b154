import { accessToken } from './access-token.ts';
import { type AuthRequest } from './auth-request.ts';
import { changeUser } from './change-user.ts';
import { type Handler, type HandlerContext } from './handler.ts';
import { errorCodeOf, tooMany } from './error-response.ts';
import { reauthenticate, recover, resend, signInByMail } from './mail-endpoints.ts';
import { ALL_CODES, SIGN_IN_CODES } from './mailed-codes.ts';
import { givenCode, confirmOneAddress } from './confirm-one-address.ts';
import { sessionOpenedBy } from './session-of.ts';
import { signIn } from './sign-in.ts';
import { type Attempt } from './sign-in-throttle.ts';
import { endSessions, signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

/** A user opens a link in the browser, so an error has to redirect to the app, too. */
async function followLink(context: HandlerContext, asked: AuthRequest): Promise<Response> {
  asked.query.set('redirect_to', asked.returnTo);
  const response = await useCode(context, asked, { account: '', address: asked.address });
  if (response.status !== 429) return response;
  const wait = Number(response.headers.get('retry-after'));
  const error = new URLSearchParams({
    error: 'access_denied',
    error_code: 'over_request_rate_limit',
    error_description: tooMany('failed attempts', wait),
  });
  return new Response(null, {
    status: 303,
    headers: { location: `${asked.returnTo}#${error.toString()}` },
  });
}

/** Uses an emailed code. Once one has signed a user in, the other codes for that expire. */
async function useCode(
  { limits, accounts, forward, recoveries }: HandlerContext,
  asked: AuthRequest,
  attempt: Attempt,
): Promise<Response> {
  const { type, hash } = givenCode(asked);
  const response = await limits.guess(attempt, async () => {
    if (hash !== null) await accounts.codes.putBack(hash, type);
    const json = { ...asked.body.json, type };
    return (await confirmOneAddress(accounts, asked)) ?? forward(asked, { json });
  });
  const opened = await sessionOpenedBy(response);
  if (opened === null) return response;
  const kinds = type === 'email_change' ? ALL_CODES : SIGN_IN_CODES;
  await accounts.codes.end(opened.userId, kinds);
  if (type === 'recovery') recoveries.note(opened.sessionId);
  return response;
}

const verify: Handler = (context, asked) =>
  asked.request.method === 'GET'
    ? followLink(context, asked)
    : useCode(context, asked, { account: asked.body.email, address: asked.address });

/**
 * Forwards a refresh. A replayed token is a sign of theft: the whole session ends.
 *
 * The tabs of a user refresh the same token at the same time. The library would give each of them a different
 * token, and take the next use of the old one for a replay. Queued, all get the same one, as from Supabase.
 */
async function refresh(context: HandlerContext, asked: AuthRequest): Promise<Response> {
  const token = String(asked.body.json.refresh_token);
  const response = await context.refreshes.run(token, async () => {
    const first = await context.forward(asked);
    // If an account is deleted while its token is refreshed, the library fails. A second call finds no token.
    return first.status === 500 ? context.forward(asked) : first;
  });
  if ((await errorCodeOf(response)) !== 'refresh_token_already_used') return response;
  const sub = response.headers.get('sb-auth-user-id');
  const session = response.headers.get('sb-auth-session-id');
  if (sub !== null && session !== null) {
    const { jwtSecret, accessTokenSeconds } = context.settings;
    const token = accessToken({ sub, session_id: session }, jwtSecret, accessTokenSeconds);
    await endSessions(context, asked, token, 'local');
  }
  return response;
}

/** Passes a request to the handler of its endpoint. */
export const dispatch: Handler = async (context, asked) => {
  const { route, query } = asked;
  switch (route.path) {
    case '/auth/v1/signup':
      return signUp(context, asked);
    case '/auth/v1/token':
      return query.get('grant_type') === 'password'
        ? signIn(context, asked)
        : refresh(context, asked);
    case '/auth/v1/otp':
      return signInByMail(context, asked);
    case '/auth/v1/recover':
      return recover(context, asked);
    case '/auth/v1/resend':
      return resend(context, asked);
    case '/auth/v1/reauthenticate':
      return reauthenticate(context, asked);
    case '/auth/v1/verify':
      return verify(context, asked);
    case '/auth/v1/logout':
      return signOut(context, asked);
    case '/auth/v1/user':
      return asked.request.method === 'PUT' ? changeUser(context, asked) : context.forward(asked);
    case '/auth/v1/settings':
    case '/auth/v1/health':
    case '/auth/v1/.well-known/jwks.json':
      return context.forward(asked);
    default:
      return route satisfies never;
  }
};

import { type Asked } from './asked.ts';
import { changeUser } from './change-user.ts';
import { type Handler, type HandlerContext } from './handler.ts';
import { tooMany } from './error-response.ts';
import { reauthenticate, recover, resend, signInByMail } from './mail-endpoints.ts';
import { proveOneAddress } from './prove-one-address.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

/** A link is opened by a person, so even its refusal has to lead back into the app. */
async function followLink(
  { limits, forward, accounts, recoveries }: HandlerContext,
  asked: Asked,
): Promise<Response> {
  asked.query.set('redirect_to', asked.returnTo);
  const attempt = { account: '', address: asked.address };
  const response = await limits.guess(
    attempt,
    async () => (await proveOneAddress(accounts, asked)) ?? forward(asked),
  );
  if (asked.query.get('type') === 'recovery') await recoveries.note(response);
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

const verify: Handler = async (context, asked) => {
  if (asked.request.method === 'GET') return followLink(context, asked);
  const { email, json } = asked.body;
  // supabase-js calls the code of any mail "email"; the library knows only the code of a sign-in.
  const type = json['type'] === 'email' ? 'magiclink' : json['type'];
  const response = await context.limits.guess(
    { account: email, address: asked.address },
    async () =>
      (await proveOneAddress(context.accounts, asked)) ??
      context.forward(asked, { json: { ...json, type } }),
  );
  if (type === 'recovery') await context.recoveries.note(response);
  return response;
};

/** Passes a request to the handler of its endpoint. */
export const dispatch: Handler = async (context, asked) => {
  const { route, query } = asked;
  switch (route.path) {
    case '/auth/v1/signup':
      return signUp(context, asked);
    case '/auth/v1/token':
      return query.get('grant_type') === 'password'
        ? signIn(context, asked)
        : context.forward(asked);
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

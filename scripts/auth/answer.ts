import { type Asked } from './asked.ts';
import { changeUser } from './change-user.ts';
import { type Answer, type Desk } from './desk.ts';
import { tooMany } from './error-response.ts';
import { reauthenticate, recover, resend, signInByMail } from './mail-doors.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

/** A link is opened by a person, so even its refusal has to lead back into the app. */
async function followLink({ limits, forward }: Desk, asked: Asked): Promise<Response> {
  asked.query.set('redirect_to', asked.returnTo);
  const attempt = { account: '', address: asked.address };
  const response = await limits.guess(attempt, () => forward(asked));
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

const verify: Answer = (desk, asked) => {
  if (asked.request.method === 'GET') return followLink(desk, asked);
  const { email, json } = asked.body;
  // What supabase-js calls a code of any mail, the library knows as that of a sign-in.
  const type = json['type'] === 'email' ? 'magiclink' : json['type'];
  return desk.limits.guess({ account: email, address: asked.address }, () =>
    desk.forward(asked, { json: { ...json, type } }),
  );
};

/** Answers what came through an open door. */
export const answer: Answer = async (desk, asked) => {
  const { route, query } = asked;
  switch (route.path) {
    case '/auth/v1/signup':
      return signUp(desk, asked);
    case '/auth/v1/token':
      return query.get('grant_type') === 'password' ? signIn(desk, asked) : desk.forward(asked);
    case '/auth/v1/otp':
      return signInByMail(desk, asked);
    case '/auth/v1/recover':
      return recover(desk, asked);
    case '/auth/v1/resend':
      return resend(desk, asked);
    case '/auth/v1/reauthenticate':
      return reauthenticate(desk, asked);
    case '/auth/v1/verify':
      return verify(desk, asked);
    case '/auth/v1/logout':
      return signOut(desk, asked);
    case '/auth/v1/user':
      return asked.request.method === 'PUT' ? changeUser(desk, asked) : desk.forward(asked);
    case '/auth/v1/settings':
    case '/auth/v1/health':
    case '/auth/v1/.well-known/jwks.json':
      return desk.forward(asked);
    default:
      return route satisfies never;
  }
};

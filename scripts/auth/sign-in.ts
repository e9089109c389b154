import { type Handler } from './handler.ts';
import { errorCodeOf, errorResponse } from './error-response.ts';

/**
 * Signs in with a password. Every refusal takes one check of a password and reads the same, whether the
 * account is not there, has another password, or waits for its mail: only who knows the password is
 * told that the mail is missing.
 */
export const signIn: Handler = ({ forward, accounts, passwords, limits }, asked) => {
  const { email, json } = asked.body;
  return limits.guess({ account: email, address: asked.address }, async () => {
    const response = await forward(asked);
    const code = await errorCodeOf(response);
    const password = json['password'];
    if (typeof password !== 'string' || password === '') return response;
    if (code !== 'invalid_credentials' && code !== 'email_not_confirmed') return response;
    const account = await accounts.byEmail(email);
    // The library has checked the password of a confirmed account, and of no other.
    if (account?.isConfirmed && account.passwordHash !== null) return response;
    // Of several sign-ups that wait for their mails, the newest one counts here.
    const newest = account === null ? null : await accounts.codes.newestSignUp(account.id);
    const stored = newest?.passwordHash ?? account?.passwordHash ?? null;
    const matches = await passwords.matches(password, stored);
    return matches && code === 'email_not_confirmed'
      ? response
      : errorResponse(400, 'invalid_credentials', 'Invalid login credentials');
  });
};

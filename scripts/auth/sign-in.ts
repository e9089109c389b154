import { type Handler } from './handler.ts';
import { errorCodeOf, errorResponse } from './error-response.ts';

/**
 * Signs in with a password. Every refusal takes one check of a password and looks the same, whether the account
 * doesn't exist, has another password, or isn't confirmed: only a user with the right password learns that the
 * confirmation is missing.
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
    // The library checks the password only for a confirmed account.
    if (account?.isConfirmed && account.passwordHash !== null) return response;
    // Of several unconfirmed sign-ups, the newest one counts here.
    const newest = account === null ? null : await accounts.codes.newestSignUp(account.id);
    const stored = newest?.passwordHash ?? account?.passwordHash ?? null;
    const matches = await passwords.matches(password, stored);
    return matches && code === 'email_not_confirmed'
      ? response
      : errorResponse(400, 'invalid_credentials', 'Invalid login credentials');
  });
};

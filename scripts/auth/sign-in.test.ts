import { type AuthRequest } from './auth-request.ts';
import { errorResponse } from './error-response.ts';
import { type HandlerContext } from './handler.ts';
import { signIn } from './sign-in.ts';

const ACCOUNT = { id: 'u-1', isConfirmed: true, passwordHash: 'hash' };

/** Signs in with a wrong password, and returns the hashes that this service compared with, apart from the library. */
async function comparedWith(account: typeof ACCOUNT | null, newest: string | null = null) {
  const compared: (string | null)[] = [];
  const context: HandlerContext = Object.assign(Object(null), {
    forward: async () => errorResponse(400, 'invalid_credentials', 'Invalid login credentials'),
    accounts: {
      byEmail: async () => account,
      codes: { newestSignUp: async () => newest && { passwordHash: newest } },
    },
    passwords: {
      matches: async (_: string, stored: string | null) => {
        compared.push(stored);
        return false;
      },
    },
    limits: { guess: (_: unknown, work: () => Promise<Response>) => work() },
  });
  const asked: AuthRequest = Object.assign(Object(null), {
    body: { email: 'ada@rapport.test', json: { password: 'a guess' } },
    address: '10.0.0.1',
  });
  const response = await signIn(context, asked);
  expect(response.status).toBe(400);
  return compared;
}

describe('a sign-in with a wrong password', () => {
  it('compares a password once with or without an account, so the time tells no one', async () => {
    // The library compares the password of a confirmed account.
    expect(await comparedWith(ACCOUNT)).toEqual([]);
    expect(await comparedWith(null)).toEqual([null]);
    expect(await comparedWith({ ...ACCOUNT, isConfirmed: false })).toEqual(['hash']);
    expect(await comparedWith({ ...ACCOUNT, isConfirmed: false }, 'newest')).toEqual(['newest']);
  });
});

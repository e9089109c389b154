import fc from 'fast-check';
import { type JWTPayload } from 'jose';
import { claims, SECRET, signToken } from '../../test/tokens.ts';
import { AuthenticationRequired } from './auth-errors.ts';
import { TokenVerifier } from './token-verifier.ts';

const CLAIMS = ['sub', 'aud', 'role', 'email', 'exp', 'nbf', 'iat', 'iss', 'jti', 'session_id'];
const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

const verifier = new TokenVerifier({ mode: 'local', secret: SECRET });
const verified = async (payload: JWTPayload) => verifier.verify(await signToken(payload));

/** Every JSON type, and good-looking values inside other types. */
const anyJson = fc.oneof(
  fc.jsonValue({ depthSize: 'small' }),
  fc.constantFrom<unknown>(
    [ID],
    [[ID]],
    { toString: ID },
    ['authenticated'],
    { email: 'grace@example.com' },
    ['grace@example.com'],
    1e308,
    -1,
    '\0',
    'grace@example.com\0',
    '\ud800',
  ),
);

describe('a token with a valid signature', () => {
  it('yields a user with an ID and an address, or is refused, for any claims', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...CLAIMS), anyJson, async (name, value) => {
        try {
          const { id, email } = await verified(claims({ [name]: value }));
          expect(id).toMatch(/^[\da-f-]{36}$/);
          if (email !== null) expect(email).toMatch(/^[^\p{Cc}\p{Cs}]+$/u);
        } catch (error) {
          expect(error).toBeInstanceOf(AuthenticationRequired);
        }
      }),
      {
        numRuns: 300,
        examples: [
          ['sub', [ID]],
          ['email', 'grace@example.com\0'],
        ],
      },
    );
  });

  it.each([
    ['sub', [ID]],
    ['sub', { 0: ID }],
    ['email', 7],
    ['email', ['a@b.example']],
    ['email', 'a\0@b.example'],
    ['email', 'a@b.example\ud800'],
    ['role', ['authenticated']],
  ])('is refused when %s is %j', async (name, value) => {
    await expect(verified(claims({ [name]: value }))).rejects.toThrow(AuthenticationRequired);
  });

  it.each([undefined, null, ''])('can omit the address as %j', async (email) => {
    await expect(verified(claims({ sub: ID, email }))).resolves.toMatchObject({
      id: ID,
      email: null,
    });
  });
});

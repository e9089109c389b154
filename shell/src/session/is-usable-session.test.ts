import fc from 'fast-check';
import { fakeSession, fakeUser } from '../testing/fake-auth.ts';
import { isUsableSession } from './is-usable-session.ts';
import { toShellUser } from './shell-user.ts';

describe('isUsableSession', () => {
  it('accepts a session, even if it has expired', () => {
    expect(isUsableSession(fakeSession())).toBe(true);
    expect(isUsableSession({ ...fakeSession(), expires_at: 1 })).toBe(true);
  });

  it('accepts one of an account without an email address', () => {
    expect(isUsableSession(fakeSession(fakeUser({ email: null as never })))).toBe(true);
  });

  it.each([
    { access_token: 123, user: 5 },
    null,
    [],
    'text',
    {},
    { ...fakeSession(), access_token: 123 },
    { ...fakeSession(), access_token: '' },
    { ...fakeSession(), refresh_token: null },
    { ...fakeSession(), expires_at: 'tomorrow' },
    { ...fakeSession(), expires_in: 'an hour' },
    { ...fakeSession(), token_type: 7 },
    { ...fakeSession(), user: 5 },
    { ...fakeSession(), user: null },
    { ...fakeSession(), user: [fakeUser()] },
    { ...fakeSession(), user: { email: 'ada@example.test' } },
    { ...fakeSession(), user: { ...fakeUser(), id: 5 } },
    { ...fakeSession(), user: { ...fakeUser(), email: ['ada@example.test'] } },
    { ...fakeSession(), user: { ...fakeUser(), user_metadata: 'none' } },
  ])('rejects %j', (value) => {
    expect(isUsableSession(value)).toBe(false);
  });

  it('accepts nothing without a user that the page can show', () => {
    const broken = fc.record(
      Object.fromEntries(
        Object.entries(fakeSession()).map(([name, value]) => [
          name,
          fc.oneof(fc.constant<unknown>(value), fc.jsonValue()),
        ]),
      ),
    );
    fc.assert(
      fc.property(broken, (value) => {
        if (!isUsableSession(value)) return;
        const user = toShellUser(value.user);
        expect([typeof value.access_token, typeof user.id, typeof user.email]).toEqual(
          Array(3).fill('string'),
        );
        expect(user.id).not.toBe('');
      }),
    );
  });
});

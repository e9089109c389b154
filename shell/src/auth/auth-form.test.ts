import { problemOf, NO_FIELDS, type AuthFields, type AuthMode } from './auth-form.ts';

const valid: AuthFields = {
  email: 'ada@example.test',
  password: 'secret1',
  confirmation: 'secret1',
};
const problem = (mode: AuthMode, fields: Partial<AuthFields>) =>
  problemOf(mode, { ...valid, ...fields });

describe('problemOf', () => {
  it.each(['signIn', 'signUp'] as const)(
    'finds nothing wrong with complete fields (%s)',
    (mode) => {
      expect(problem(mode, {})).toBeNull();
    },
  );

  it.each(['signIn', 'signUp'] as const)('asks for an address first (%s)', (mode) => {
    expect(problemOf(mode, NO_FIELDS)).toEqual({
      field: 'email',
      message: 'Enter your email address',
    });
  });

  it.each(['ada', 'ada@', '@example.test', 'a b@example.test', 'a@b@c'])(
    'says what %p lacks as an address',
    (email) => {
      expect(problem('signIn', { email })?.message).toBe('Enter an address like name@example.com');
    },
  );

  it('accepts an address with spaces around it', () => {
    expect(problem('signIn', { email: ' ada@example.test ' })).toBeNull();
  });

  it('asks for a password', () => {
    expect(problem('signIn', { password: '' })).toEqual({
      field: 'password',
      message: 'Enter your password',
    });
  });

  it('lets a short password try to sign in', () => {
    expect(problem('signIn', { password: 'abc' })).toBeNull();
  });

  it('requires both passwords of a sign-up to be the same', () => {
    expect(problem('signUp', { confirmation: 'secret2' })).toEqual({
      field: 'confirmation',
      message: 'Passwords do not match',
    });
  });

  it.each(['a', 'abcde'])('finds the new password %p too short', (password) => {
    expect(problem('signUp', { password, confirmation: password })).toEqual({
      field: 'password',
      message: 'Password must be at least 6 characters',
    });
  });

  it('counts the bytes of a new password, of which the service reads 72', () => {
    const long = 'é'.repeat(37);
    expect(problem('signUp', { password: long, confirmation: long })).toEqual({
      field: 'password',
      message: 'Password must be at most 72 characters; letters like é count as 2, emoji as 4',
    });
    const longest = 'é'.repeat(36);
    expect(problem('signUp', { password: longest, confirmation: longest })).toBeNull();
    expect(problem('signIn', { password: long })).toBeNull();
  });

  it('accepts a new password of 6 characters', () => {
    expect(problem('signUp', { password: 'abcdef', confirmation: 'abcdef' })).toBeNull();
  });
});

import { faultOf, NO_FIELDS, type AuthFields, type AuthMode } from './auth-form.ts';

const valid: AuthFields = {
  email: 'ada@example.test',
  password: 'secret1',
  confirmation: 'secret1',
};
const fault = (mode: AuthMode, fields: Partial<AuthFields>) =>
  faultOf(mode, { ...valid, ...fields });

describe('faultOf', () => {
  it.each(['signIn', 'signUp'] as const)(
    'finds nothing wrong with complete fields (%s)',
    (mode) => {
      expect(fault(mode, {})).toBeNull();
    },
  );

  it.each(['signIn', 'signUp'] as const)('asks for an address first (%s)', (mode) => {
    expect(faultOf(mode, NO_FIELDS)).toEqual({
      field: 'email',
      message: 'Enter your email address',
    });
  });

  it.each(['ada', 'ada@', '@example.test', 'a b@example.test', 'a@b@c'])(
    'says what %p lacks to be an address',
    (email) => {
      expect(fault('signIn', { email })?.message).toBe('Enter an address like name@example.com');
    },
  );

  it('takes an address with spaces around it', () => {
    expect(fault('signIn', { email: ' ada@example.test ' })).toBeNull();
  });

  it('asks for a password', () => {
    expect(fault('signIn', { password: '' })).toEqual({
      field: 'password',
      message: 'Enter your password',
    });
  });

  it('lets a short password try to sign in', () => {
    expect(fault('signIn', { password: 'abc' })).toBeNull();
  });

  it('wants both passwords of a sign-up to be the same', () => {
    expect(fault('signUp', { confirmation: 'secret2' })).toEqual({
      field: 'confirmation',
      message: 'Passwords do not match',
    });
  });

  it.each(['a', 'abcde'])('finds the new password %p too short', (password) => {
    expect(fault('signUp', { password, confirmation: password })).toEqual({
      field: 'password',
      message: 'Password must be at least 6 characters',
    });
  });

  it('takes a new password of 6 characters', () => {
    expect(fault('signUp', { password: 'abcdef', confirmation: 'abcdef' })).toBeNull();
  });
});

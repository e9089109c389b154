export type AuthMode = 'signIn' | 'signUp';
export type AuthField = 'email' | 'password' | 'confirmation';
export type AuthFields = Record<AuthField, string>;

/** What keeps the form from being sent, and at which field. */
export interface FieldProblem {
  field: AuthField;
  message: string;
}

export const NO_FIELDS: AuthFields = { email: '', password: '', confirmation: '' };
export const MIN_PASSWORD_LENGTH = 6;

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** The first thing to put right before the service is asked, or null. */
export function problemOf(mode: AuthMode, fields: AuthFields): FieldProblem | null {
  const { email, password, confirmation } = fields;
  if (email.trim() === '') return { field: 'email', message: 'Enter your email address' };
  if (!EMAIL.test(email.trim())) {
    return { field: 'email', message: 'Enter an address like name@example.com' };
  }
  if (password === '') return { field: 'password', message: 'Enter your password' };
  if (mode === 'signIn') return null;
  if (password !== confirmation) {
    return { field: 'confirmation', message: 'Passwords do not match' };
  }
  if (password.length < MIN_PASSWORD_LENGTH) {
    return {
      field: 'password',
      message: `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
    };
  }
  return null;
}

export type AuthMode = 'signIn' | 'signUp';
export type AuthField = 'email' | 'password' | 'confirmation';
export type AuthFields = Record<AuthField, string>;

/** Why the form can't be sent, and the field. */
export interface FieldProblem {
  field: AuthField;
  message: string;
}

export const NO_FIELDS: AuthFields = { email: '', password: '', confirmation: '' };
export const MIN_PASSWORD_LENGTH = 6;
/** The service hashes with bcrypt, which reads no more bytes. */
const MAX_PASSWORD_BYTES = 72;

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Returns the first problem to fix before the request, or null. */
export function problemOf(mode: AuthMode, fields: AuthFields): FieldProblem | null {
  const { email, password, confirmation } = fields;
  const emailProblem = problemOfEmail(email);
  if (emailProblem !== null) return { field: 'email', message: emailProblem };
  if (password === '') return { field: 'password', message: 'Enter your password' };
  return mode === 'signIn' ? null : problemOfNewPassword(password, confirmation);
}

/** Returns the problem of an address, or null. */
export function problemOfEmail(email: string): string | null {
  if (email.trim() === '') return 'Enter your email address';
  return EMAIL.test(email.trim()) ? null : 'Enter an address like name@example.com';
}

/** Returns the problem of a new password and its repetition, or null. */
export function problemOfNewPassword(password: string, confirmation: string): FieldProblem | null {
  if (password !== confirmation) {
    return { field: 'confirmation', message: 'Passwords do not match' };
  }
  if (password.length < MIN_PASSWORD_LENGTH) {
    return {
      field: 'password',
      message: `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
    };
  }
  if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES) {
    return {
      field: 'password',
      message: `Password must be at most ${MAX_PASSWORD_BYTES} characters; letters like é count as 2, emoji as 4`,
    };
  }
  return null;
}

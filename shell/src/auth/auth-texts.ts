import { type AuthMode } from './auth-form.ts';

interface ModeTexts {
  title: string;
  submit: string;
  submitting: string;
  toggle: string;
}

export const MODE_TEXTS: Record<AuthMode, ModeTexts> = {
  signIn: {
    title: 'Welcome Back',
    submit: 'Sign In',
    submitting: 'Signing in...',
    toggle: "Don't have an account? Sign up",
  },
  signUp: {
    title: 'Create Account',
    submit: 'Create Account',
    submitting: 'Creating account...',
    toggle: 'Already have an account? Sign in',
  },
};

export const FOOTER =
  "Use this account to manage contacts and personality assessments. By continuing you agree to use estimates responsibly: they're impressions, not facts, not medical advice, and not a basis for employment or similar decisions.";

export function confirmationNotice(email: string): string {
  return `Account created! Please check your email at ${email} and click the confirmation link to complete your signup.`;
}

export const PASSWORD_HINT = 'At least 6 characters. Longer is better than complicated.';

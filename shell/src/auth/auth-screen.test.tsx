import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  authError,
  fakeAuth,
  fakeSession,
  fakeUser,
  unconfirmedUser,
} from '../testing/fake-auth.ts';
import { AuthScreen } from './auth-screen.tsx';
import { type Greeting } from './use-auth-form.ts';

// Typing and animation take time on a busy machine.

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const confirmation = () => screen.getByLabelText('Confirm Password');
const button = (name: string) => screen.getByRole('button', { name });
const toSignUp = () => userEvent.click(button("Don't have an account? Sign up"));

function show(greeting: Greeting | null = null) {
  const { auth } = fakeAuth();
  const onAsk = jest.fn();
  const onOutcome = jest.fn();
  render(<AuthScreen auth={auth} greeting={greeting} onAsk={onAsk} onOutcome={onOutcome} />);
  return { auth, onAsk, onOutcome };
}

async function fillIn(values: { email?: string; password?: string; confirmation?: string }) {
  if (values.email) await userEvent.type(email(), values.email);
  if (values.password) await userEvent.type(password(), values.password);
  if (values.confirmation) await userEvent.type(confirmation(), values.confirmation);
}

const signInAs = async (typed = { email: 'ada@example.test', password: 'secret1' }) => {
  await fillIn(typed);
  await userEvent.click(button('Sign In'));
};

const signUpAs = async (typed = {}) => {
  await toSignUp();
  await fillIn({
    email: 'ada@example.test',
    password: 'secret1',
    confirmation: 'secret1',
    ...typed,
  });
  await userEvent.click(button('Create Account'));
};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('AuthScreen', () => {
  it('introduces the product and its purpose', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Rapport');
    expect(
      screen.getByText('Manage your professional network with personality insights.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Use this account to manage contacts/)).toHaveTextContent(
      "Use this account to manage contacts and personality assessments. By continuing you agree to use estimates responsibly: they're impressions, not facts, not medical advice, and not a basis for employment or similar decisions.",
    );
  });

  it('starts in sign-in mode', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument();
    expect(document.title).toBe('Welcome Back · Rapport');
    expect(screen.queryByLabelText('Confirm Password')).not.toBeInTheDocument();
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('switches to sign-up mode and back', async () => {
    show();
    await toSignUp();
    expect(screen.getByRole('heading', { name: 'Create Account' })).toBeInTheDocument();
    expect(document.title).toBe('Create Account · Rapport');
    expect(confirmation()).toBeRequired();
    for (const field of [password(), confirmation()]) {
      expect(field).toHaveAttribute('minlength', '6');
      expect(field).toHaveAttribute('autocomplete', 'new-password');
    }
    expect(password()).toHaveAccessibleDescription('At least 6 characters');
    await userEvent.click(button('Already have an account? Sign in'));
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument();
  });

  it('has fields of the types email and password', () => {
    show();
    expect(email()).toHaveAttribute('type', 'email');
    expect(email()).toBeRequired();
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toBeRequired();
  });

  it('clears the error and all fields on toggling, and goes to the first field', async () => {
    const { auth } = show();
    auth.signInWithPassword.mockResolvedValue({ data: {}, error: authError('No', 400) });
    await signInAs();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await toSignUp();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(
      [email(), password(), confirmation()].map((field) => (field as HTMLInputElement).value),
    ).toEqual(['', '', '']);
    expect(email()).toHaveFocus();
  });

  it('says farewell after users have deleted their data', async () => {
    show({ name: 'noticed', message: 'Everything is deleted.' });
    expect(screen.getByText('Everything is deleted.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await toSignUp();
    expect(screen.queryByText('Everything is deleted.')).not.toBeInTheDocument();
  });

  it('shows the failure of a mailed link until the user does something', async () => {
    show({ name: 'failed', message: 'Email link is invalid.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Email link is invalid.');
    await toSignUp();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  describe('signing in', () => {
    it('sends what was typed, without spaces around the address', async () => {
      const { auth, onAsk, onOutcome } = show();
      auth.signInWithPassword.mockResolvedValue({ data: { user: fakeUser() }, error: null });
      await signInAs({ email: ' ada@example.test ', password: ' secret1' });
      expect(auth.signInWithPassword).toHaveBeenCalledWith({
        email: 'ada@example.test',
        password: ' secret1',
      });
      expect(onAsk).toHaveBeenCalledTimes(1);
      expect(onOutcome).toHaveBeenCalledWith({ status: 'entered', userId: fakeUser().id });
    });

    it('shows what it is doing and cannot be sent twice', async () => {
      const { auth } = show();
      auth.signInWithPassword.mockReturnValue(new Promise(() => {}));
      await signInAs();
      await userEvent.type(password(), '{Enter}{Enter}');
      expect(button('Signing in...')).toHaveAttribute('aria-busy', 'true');
      expect(button("Don't have an account? Sign up")).toBeDisabled();
      expect(auth.signInWithPassword).toHaveBeenCalledTimes(1);
    });

    it('stays pending after success until the page has changed', async () => {
      const { auth } = show();
      auth.signInWithPassword.mockResolvedValue({ data: { user: fakeUser() }, error: null });
      await signInAs();
      expect(button('Signing in...')).toBeInTheDocument();
    });

    it("shows the service's refusal and asks for the password again", async () => {
      const { auth, onOutcome } = show();
      const error = authError('Invalid login credentials', 400);
      auth.signInWithPassword.mockResolvedValue({ data: { user: null }, error });
      await signInAs();
      expect(screen.getByRole('alert')).toHaveTextContent('Invalid login credentials');
      expect(email()).toHaveValue('ada@example.test');
      expect(password()).toHaveValue('');
      expect(password()).toHaveFocus();
      expect(onOutcome).toHaveBeenCalledWith(expect.objectContaining({ status: 'failed' }));
    });

    it('keeps the password if the service could not be reached', async () => {
      const { auth } = show();
      const error = authError('Failed to fetch', 0, 'AuthRetryableFetchError');
      auth.signInWithPassword.mockResolvedValue({ data: { user: null }, error });
      await signInAs();
      expect(screen.getByRole('alert')).toHaveTextContent(/Couldn't reach the sign-in service/);
      expect(password()).toHaveValue('secret1');
    });

    it.each([
      ['has no user', { data: { user: null }, error: null }],
      [
        'is not complete',
        { data: {}, error: authError('x', 500, 'AuthInvalidTokenResponseError') },
      ],
    ])('says so if the response %s', async (_what, answer) => {
      const { auth } = show();
      auth.signInWithPassword.mockResolvedValue(answer);
      await signInAs();
      expect(screen.getByRole('alert')).toHaveTextContent('Sign in failed - no user returned');
    });

    it('explains unexpected errors, and logs them', async () => {
      const { auth } = show();
      auth.signInWithPassword.mockRejectedValue(new Error('boom'));
      await signInAs();
      expect(screen.getByRole('alert')).toHaveTextContent(
        'An unexpected error occurred during sign in',
      );
    });

    it('names an empty field before any call and goes there', async () => {
      const { auth, onAsk } = show();
      await userEvent.click(button('Sign In'));
      expect(email()).toHaveAccessibleDescription('Enter your email address');
      expect(email()).toHaveAttribute('aria-invalid', 'true');
      expect(email()).toHaveFocus();
      expect(auth.signInWithPassword).not.toHaveBeenCalled();
      expect(onAsk).not.toHaveBeenCalled();
      await userEvent.type(email(), 'a');
      expect(email()).not.toHaveAttribute('aria-invalid');
    });
  });

  describe('signing up', () => {
    it('sends address and password and the way back to the contacts of this origin', async () => {
      const { auth, onOutcome } = show();
      auth.signUp.mockResolvedValue({ data: { user: fakeUser() }, error: null });
      await signUpAs();
      expect(auth.signUp).toHaveBeenCalledWith({
        email: 'ada@example.test',
        password: 'secret1',
        options: { emailRedirectTo: `${window.location.origin}/contacts` },
      });
      expect(onOutcome).toHaveBeenCalledWith({ status: 'entered', userId: fakeUser().id });
    });

    it.each([
      ['Passwords do not match', { confirmation: 'other' }, 'Confirm Password'],
      [
        'Password must be at least 6 characters',
        { password: 'short', confirmation: 'short' },
        'Password',
      ],
    ])('says "%s" before any call', async (message, typed, field) => {
      const { auth } = show();
      await signUpAs(typed);
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(message);
      expect(screen.getByLabelText(field)).toHaveFocus();
      expect(auth.signUp).not.toHaveBeenCalled();
    });

    it('shows the notice in sign-in mode while the address is not confirmed', async () => {
      const { auth, onOutcome } = show();
      const user = unconfirmedUser();
      auth.signUp.mockResolvedValue({ data: { user, session: null }, error: null });
      await signUpAs();
      expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument();
      expect(screen.getByRole('status')).toHaveTextContent(
        'Account created! Please check your email at ada@example.test and click the confirmation link to complete your signup.',
      );
      expect(password()).toHaveValue('');
      expect(onOutcome).toHaveBeenCalledWith({
        status: 'confirmationSent',
        email: 'ada@example.test',
      });
      await toSignUp();
      expect(screen.queryByText(/^Account created!/)).not.toBeInTheDocument();
      expect(email()).toHaveValue('');
    });

    it('enters with a session even if no confirmation is recorded', async () => {
      const { auth, onOutcome } = show();
      const user = unconfirmedUser();
      auth.signUp.mockResolvedValue({ data: { user, session: fakeSession(user) }, error: null });
      await signUpAs();
      expect(onOutcome).toHaveBeenCalledWith({ status: 'entered', userId: user.id });
    });

    it("shows the service's message and keeps what was typed", async () => {
      const { auth } = show();
      const error = authError('User already registered', 422);
      auth.signUp.mockResolvedValue({ data: { user: null }, error });
      await signUpAs();
      expect(screen.getByRole('alert')).toHaveTextContent('User already registered');
      expect(screen.getByRole('heading', { name: 'Create Account' })).toBeInTheDocument();
      expect(confirmation()).toHaveValue('secret1');
    });

    it.each([
      [
        'throws',
        (auth: ReturnType<typeof show>['auth']) => auth.signUp.mockRejectedValue(new Error('boom')),
      ],
      [
        'answers with neither user nor error',
        (auth: ReturnType<typeof show>['auth']) =>
          auth.signUp.mockResolvedValue({ data: { user: null }, error: null }),
      ],
    ])('has a message for when the service %s', async (_what, arrange) => {
      const { auth } = show();
      arrange(auth);
      await signUpAs();
      expect(screen.getByRole('alert')).toHaveTextContent(
        'An unexpected error occurred during signup',
      );
    });

    it('can be tried again after a failure', async () => {
      const { auth, onOutcome } = show();
      auth.signUp.mockRejectedValueOnce(new Error('boom'));
      await signUpAs();
      auth.signUp.mockResolvedValueOnce({ data: { user: fakeUser() }, error: null });
      await userEvent.click(button('Create Account'));
      expect(onOutcome).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'entered' }));
    });
  });
});

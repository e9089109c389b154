import { type AuthChangeEvent, type Session, type User } from '@supabase/supabase-js';
import { type AuthService } from '../session/auth-service.ts';

type Listener = Parameters<AuthService['onAuthStateChange']>[0];

/** An account whose address is confirmed. */
export function fakeUser(overrides: Partial<User> = {}): User {
  return {
    id: '00000000-0000-4000-8000-00000000000a',
    email: 'ada@example.test',
    email_confirmed_at: '2026-01-01T00:00:00Z',
    app_metadata: {},
    user_metadata: {},
    aud: 'authenticated',
    created_at: '2026-01-01T00:00:00Z',
    ...overrides,
  };
}

/** An account whose owner hasn't opened the mailed link yet. */
export function unconfirmedUser(): User {
  const user = fakeUser();
  delete user.email_confirmed_at;
  return user;
}

export function fakeSession(user: User = fakeUser(), accessToken = 'token-1'): Session {
  return {
    access_token: accessToken,
    refresh_token: 'refresh',
    expires_in: 3600,
    expires_at: 4_000_000_000,
    token_type: 'bearer',
    user,
  };
}

export function authError(message: string, status?: number, name = 'AuthApiError') {
  return Object.assign(new Error(message), { name, status }) as never;
}

/** A fake authentication service: it has one session and notifies listeners when a test tells it to. */
export function fakeAuth(stored: Session | null = null) {
  const listeners = new Set<Listener>();
  let session = stored;
  const auth = {
    getSession: jest.fn<Promise<never>, []>(() =>
      Promise.resolve({ data: { session }, error: null } as never),
    ),
    onAuthStateChange: (listener: Listener) => {
      listeners.add(listener);
      const unsubscribe = () => void listeners.delete(listener);
      return { data: { subscription: { unsubscribe } } };
    },
    getUser: jest.fn(() =>
      Promise.resolve({ data: { user: session?.user ?? null }, error: null } as never),
    ),
    refreshSession: jest.fn(),
    resend: jest.fn(),
    resetPasswordForEmail: jest.fn(),
    updateUser: jest.fn(),
    signOutOthers: jest.fn(() => Promise.resolve({ error: null })),
    checkPassword: jest.fn(() => Promise.resolve({ error: null })),
    signInWithPassword: jest.fn(),
    signUp: jest.fn(),
    signOut: jest.fn(async () => {
      emit('SIGNED_OUT', null);
      return { error: null };
    }),
  } satisfies AuthService;

  function hold(next: Session | null): void {
    session = next;
  }

  /** Announces an event, in this tab or from another. */
  function emit(event: AuthChangeEvent, next: Session | null): void {
    hold(next);
    for (const listener of listeners) listener(event, next);
  }

  return { auth, emit, hold };
}

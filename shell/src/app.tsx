import { ShellApiProvider, type ShellApi } from '@rapport/remote-api';
import { QueryClientProvider, type QueryClient } from '@rapport/remote-api/query';
import { RouterProvider, type createBrowserRouter } from '@rapport/remote-api/router';
import { Activity, lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { loadAuthScreen } from './auth/load-auth-screen.ts';
import { isRecoveryRemembered, rememberRecovery, type MailLink } from './auth/mail-link.ts';
import { useArrival } from './auth/use-arrival.ts';
import { type Greeting } from './auth/use-auth-form.ts';
import { SessionSpinner } from './session-spinner.tsx';
import { ConfigurationError } from './config/configuration-error.tsx';
import { type RemoteLoader } from './remotes/remote-loader.ts';
import { RemotesProvider } from './remotes/remotes-context.tsx';
import { type AuthService } from './session/auth-service.ts';
import { type SessionState } from './session/session-store.ts';
import { type Session } from './session/session.ts';
import { ToastsOnDemand } from './toasts/toasts-on-demand.tsx';
import { type Toasts } from './toasts/toast-store.ts';
import { type UnsavedText } from './unsaved/unsaved-text.ts';

/** A link that only shows a message. */
type LinkWithMessage = Extract<MailLink, { message: string }>;

export interface AppProps {
  auth: AuthService;
  session: Session;
  shell: ShellApi;
  loader: RemoteLoader;
  queryClient: QueryClient;
  router: ReturnType<typeof createBrowserRouter>;
  toasts: Toasts;
  unsaved: UnsavedText;
  /** Goes to the first page after a fresh sign-in. */
  enter: () => Promise<void>;
  /** The result of the mailed link that led here. */
  mailLink: MailLink | null;
}

const AuthScreen = lazy(async () => {
  const { AuthScreen: screen } = await loadAuthScreen();
  return { default: screen };
});

const NewPasswordScreen = lazy(async () => {
  const { NewPasswordScreen: screen } = await import('./auth/new-password-screen.tsx');
  return { default: screen };
});

/** The whole page: the authentication screen, or the product for the signed-in user. */
export function App(props: AppProps) {
  const { auth, session, shell, loader, queryClient, router, toasts, unsaved, enter } = props;
  const state = useStore(session.store);
  const keptFor = useStore(unsaved.store, (text) => text.keptFor);
  const [link, setLink] = useState(props.mailLink);
  const [linkToTell, setLinkToTell] = useState<LinkWithMessage | null>(null);
  const [recovering, setRecovering] = useState(
    () => props.mailLink?.kind === 'recovery' || isRecoveryRemembered(),
  );
  const arrival = useArrival(session.store, enter);
  const isSignedIn = state.status === 'signedIn';

  // The tab's storage is outside of React. Signing out cancels the choice of a new password.
  useEffect(() => {
    if (state.status !== 'loading') rememberRecovery(recovering && isSignedIn);
  }, [recovering, isSignedIn, state.status]);

  // The authentication screen doesn't need to report a link that led a signed-in user here.
  if (isSignedIn && (link?.kind === 'failed' || link?.kind === 'noticed')) {
    setLink(null);
    setLinkToTell(link);
  }
  useEffect(() => {
    if (linkToTell === null) return;
    const { kind, message: description } = linkToTell;
    shell.notify(
      kind === 'failed'
        ? { title: "The link didn't work", description, variant: 'destructive' }
        : { title: 'The link was accepted', description },
    );
  }, [linkToTell, shell]);

  if (state.status === 'misconfigured') return <ConfigurationError />;
  if (state.status === 'loading') return <SessionSpinner />;
  if (recovering && isSignedIn && !arrival.underway) {
    return (
      <Suspense fallback={<SessionSpinner />}>
        <NewPasswordScreen
          auth={auth}
          email={state.user.email}
          shell={shell}
          onDone={() => {
            setLink(null);
            void enter().then(() => setRecovering(false));
          }}
        />
      </Suspense>
    );
  }
  const isExpired = link?.kind === 'expiredRecovery';
  const isIn = isSignedIn && !arrival.underway && !isExpired;
  const owner = isIn ? state.user.id : keptFor;
  return (
    <>
      {!isIn && (
        <Suspense fallback={<SessionSpinner />}>
          <AuthScreen
            auth={auth}
            greeting={greetingOf(state, link)}
            isLinkExpired={isExpired}
            onLinkSeen={() => {
              setLink(null);
              if (isSignedIn) void enter();
            }}
            onAsk={arrival.begin}
            onOutcome={(outcome) => {
              // It was about the link that led here, not about what follows.
              if (outcome.status === 'entered') setLink(null);
              arrival.conclude(outcome);
            }}
          />
        </Suspense>
      )}
      {owner !== null && (
        // Another user gets a new page, so that no form keeps anything of the last one.
        <Activity key={owner} mode={isIn ? 'visible' : 'hidden'}>
          <ShellApiProvider shell={shell}>
            <QueryClientProvider client={queryClient}>
              <RemotesProvider loader={loader} shell={shell}>
                <RouterProvider router={router} />
                <ToastsOnDemand toasts={toasts} />
              </RemotesProvider>
            </QueryClientProvider>
          </ShellApiProvider>
        </Activity>
      )}
    </>
  );
}

function greetingOf(state: SessionState, link: MailLink | null): Greeting | null {
  if (state.status === 'signedOut' && state.farewell !== null) {
    return { name: 'noticed', message: state.farewell };
  }
  if (link?.kind === 'noticed') return { name: 'noticed', message: link.message };
  return link?.kind === 'failed'
    ? {
        name: 'failed',
        message: `${link.message} Sign in, or sign up again to get a new link.`,
      }
    : null;
}

import { ShellApiProvider, type ShellApi } from '@rapport/remote-api';
import { QueryClientProvider, type QueryClient } from '@rapport/remote-api/query';
import { RouterProvider, type createBrowserRouter } from '@rapport/remote-api/router';
import { Activity, lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { loadAuthScreen } from './auth/load-auth-screen.ts';
import { useArrival } from './auth/use-arrival.ts';
import { type Greeting } from './auth/use-auth-form.ts';
import { Checking } from './checking.tsx';
import { ConfigurationError } from './config/configuration-error.tsx';
import { type RemoteLoader } from './remotes/remote-loader.ts';
import { RemotesProvider } from './remotes/remotes-context.tsx';
import { type AuthService } from './session/auth-service.ts';
import { type SessionState } from './session/session-store.ts';
import { type Session } from './session/session.ts';
import { ToastsOnDemand } from './toasts/toasts-on-demand.tsx';
import { type Toasts } from './toasts/toast-store.ts';
import { type UnsavedText } from './unsaved/unsaved-text.ts';

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
  /** Why the link from a mail that led here was of no use. */
  mailLinkFailure: string | null;
}

const AuthScreen = lazy(async () => {
  const { AuthScreen: screen } = await loadAuthScreen();
  return { default: screen };
});

/** The whole page: the authentication screen, or the product for the person who is signed in. */
export function App(props: AppProps) {
  const { auth, session, shell, loader, queryClient, router, toasts, unsaved, enter } = props;
  const state = useStore(session.store);
  const keptFor = useStore(unsaved.store, (text) => text.keptFor);
  const [failure, setFailure] = useState(props.mailLinkFailure);
  const arrival = useArrival(session.store, enter);

  if (state.status === 'misconfigured') return <ConfigurationError />;
  if (state.status === 'loading') return <Checking />;
  const isIn = state.status === 'signedIn' && !arrival.underway;
  const owner = isIn ? state.user.id : keptFor;
  return (
    <>
      {!isIn && (
        <Suspense fallback={<Checking />}>
          <AuthScreen
            auth={auth}
            greeting={greetingOf(state, failure)}
            onAsk={arrival.begin}
            onOutcome={(outcome) => {
              // It was about the link that led here, not about what comes after it.
              if (outcome.status === 'entered') setFailure(null);
              arrival.conclude(outcome);
            }}
          />
        </Suspense>
      )}
      {owner !== null && (
        // Another person gets a page of their own: nothing of the last one stays in a form.
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

function greetingOf(state: SessionState, failure: string | null): Greeting | null {
  if (state.status === 'signedOut' && state.farewell !== null) {
    return { name: 'noticed', message: state.farewell };
  }
  return failure === null ? null : { name: 'failed', message: failure };
}

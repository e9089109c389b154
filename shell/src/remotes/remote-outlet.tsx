import { useLocation, useRoutes, type RouteObject } from '@rapport/remote-api/router';
import { type RemoteModule } from '@rapport/remote-api';
import { Suspense, useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { Loading } from './loading.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteFailed } from './remote-failed.tsx';
import { useRemotes } from './remotes-context.tsx';
import { useRemoteModule } from './use-remote-module.ts';

interface RemoteOutletProps {
  name: string;
  /** The navigation's name for this section, used if it can't be shown. */
  label: string;
  /** Rendered if the remote has no such route. */
  notFound: ReactNode;
}

/**
 * Renders the routes of a remote, or why it can't. The loading message stays until its first page is there: it's in
 * the same boundary, and the routes replace it in a transition. As the fallback of a new boundary, it would stay
 * for at least 300 ms. It belongs under a `*` route at the root, because the remote's own paths are absolute.
 */
export function RemoteOutlet({ name, label, notFound }: RemoteOutletProps) {
  const { loader } = useRemotes();
  const { pathname } = useLocation();
  const { state, retry } = useRemoteModule(loader, name);
  const waiting = <Loading label={label} />;
  const asked = useRef<number | null>(null);

  // For measurements: a page that renders in the same commit caused no wait.
  useLayoutEffect(() => {
    asked.current = performance.now();
  }, []);
  switch (state.status) {
    case 'loading':
      return <Suspense fallback={waiting}>{waiting}</Suspense>;
    case 'failed':
    case 'retrying':
      return (
        <RemoteFailed
          label={label}
          detail={state.failure.message}
          pending={state.status === 'retrying'}
          needsReload={loader.needsReload(name, 'module')}
          onRetry={retry}
        />
      );
    case 'ready':
      return (
        <Suspense fallback={waiting}>
          <RemoteBoundary
            onError={(error) => loader.failed(name, 'module', error)}
            // Another page, or another load of the remote, may work.
            resetKey={`${state.attempt} ${pathname}`}
            // Retry reloads the remote, because React never retries a lazy page that failed.
            fallback={(error) => {
              const Fallback = state.module.ErrorFallback;
              return Fallback ? (
                <Fallback error={error} retry={retry} />
              ) : (
                <RemoteFailed
                  label={label}
                  detail={error.message}
                  pending={state.retrying}
                  needsReload={loader.needsReload(name, 'module')}
                  onRetry={retry}
                />
              );
            }}
          >
            <RemoteRoutes name={name} asked={asked} module={state.module} notFound={notFound} />
          </RemoteBoundary>
        </Suspense>
      );
    default:
      return state satisfies never;
  }
}

interface RemoteRoutesProps {
  name: string;
  /** The time of the page's request; null until the outlet has rendered. */
  asked: RefObject<number | null>;
  module: RemoteModule;
  notFound: ReactNode;
}

function RemoteRoutes({ name, asked, module, notFound }: RemoteRoutesProps) {
  const { shell, loader } = useRemotes();
  // For measurements: effects of suspended content run once it has rendered.
  useLayoutEffect(() => {
    if (asked.current !== null) loader.shown(name, asked.current);
  }, [loader, name, asked]);
  const routes = useMemo(
    (): RouteObject[] => [...module.createRoutes(shell), { path: '*', element: notFound }],
    [module, shell, notFound],
  );
  return useRoutes(routes);
}

import { useLocation, useRoutes, type RouteObject } from '@rapport/remote-api/router';
import { type RemoteModule } from '@rapport/remote-api';
import { useStartPage } from '@rapport/remote-api/start-page';
import { Spinner, theme } from '@rapport/shared-ui';
import { Suspense, useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteFailed } from './remote-failed.tsx';
import { useRemotes } from './remotes-context.tsx';
import { useRemoteModule } from './use-remote-module.ts';

interface RemoteOutletProps {
  name: string;
  /** What the navigation calls this part; names it when it cannot be shown. */
  label: string;
  /** Drawn where the remote has no route of its own. */
  notFound: ReactNode;
}

/**
 * Renders the routes of a remote, or why it cannot. What says that the remote is loading stays until its
 * first page is there: it stands in the same boundary, and the routes take its place in a transition. As
 * the fallback of a new boundary it would stay for the 300 ms that React keeps a fallback at least.
 * It belongs under a `*` route at the root: the remote's own paths are absolute.
 */
export function RemoteOutlet({ name, label, notFound }: RemoteOutletProps) {
  const { loader } = useRemotes();
  const { pathname } = useLocation();
  const { state, retry } = useRemoteModule(loader, name);
  const waiting = <Loading label={label} />;
  const asked = useRef<number | null>(null);

  // Measures: a page that stands in the same commit was not waited for.
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
            // Another page, or another load of the remote, may well do what this one did not.
            resetKey={`${state.attempt} ${pathname}`}
            // Retry loads the remote afresh: React never asks again for a lazy page that failed.
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
  /** When the page was asked for; null until the outlet itself stands. */
  asked: RefObject<number | null>;
  module: RemoteModule;
  notFound: ReactNode;
}

function RemoteRoutes({ name, asked, module, notFound }: RemoteRoutesProps) {
  const { shell, loader } = useRemotes();
  // Measures: effects of what is suspended wait until it stands.
  useLayoutEffect(() => {
    if (asked.current !== null) loader.shown(name, asked.current);
  }, [loader, name, asked]);
  const routes = useMemo(
    (): RouteObject[] => [...module.createRoutes(shell), { path: '*', element: notFound }],
    [module, shell, notFound],
  );
  return useRoutes(routes);
}

function Loading({ label }: { label: string }) {
  useStartPage();
  return (
    <Center>
      <Spinner label={`Loading ${label}`} />
    </Center>
  );
}

const Center = styled.div`
  display: grid;
  place-items: center;
  min-height: calc(100dvh - ${theme.size.header});
`;

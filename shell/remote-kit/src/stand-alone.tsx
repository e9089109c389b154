import {
  ShellApiProvider,
  type RemoteModule,
  type ShellApi,
  type ShellUser,
  type ToastMessage,
} from '@rapport/remote-api';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider, useIsFetching } from '@tanstack/react-query';
import {
  createBrowserRouter,
  Link,
  Navigate,
  RouterProvider,
  useLocation,
  useRoutes,
  type RouteObject,
} from 'react-router-dom';
import { constantSource, fakeQueryClient, fakeShell } from './fake-shell.ts';

export { AnswerWithHeaders, fakeApi, type FakeAnswers, type FakeCall } from './fake-api.ts';
export { requestError } from './fake-shell.ts';

/** The frame around a remote that runs alone, which replaces the shell. */
export interface StandAloneFrameProps {
  /** Name of the remote. */
  name: string;
  /** A link for each page. */
  links: ReactNode;
  toast: (ToastMessage & { id: string }) | null;
  onDismiss: () => void;
  children: ReactNode;
}

interface StandAlone {
  name: string;
  remote: RemoteModule;
  /** The pages that the frame links to; the first one is the start page. A path with a query reloads the page. */
  pages: readonly [StandAlonePage, ...StandAlonePage[]];
  /** Fictional data; see `fakeApi`. */
  api: Pick<ShellApi, 'request' | 'requestWithHeaders'>;
  Frame: ComponentType<StandAloneFrameProps>;
  /** Pages for what the remote exposes in addition to its routes. */
  moreRoutes?: (shell: ShellApi) => RouteObject[];
}

interface StandAlonePage {
  label: string;
  path: string;
}

/** The signed-in user. No test uses this ID, so that their stored data is never mixed up. */
const PERSON: ShellUser = {
  id: '00000000-0000-4000-8000-0000000a10e0',
  email: 'alone@rapport.local',
  avatarUrl: null,
};

/** Renders a remote in `#root` without a shell, an API, or another remote, for working on it alone. */
export function runAlone({ name, remote, pages, api, Frame, moreRoutes }: StandAlone): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root"');
  const toasts = toastSource();
  const shell = fakeShell({
    ...api,
    user: constantSource<ShellUser | null>(PERSON),
    notify: toasts.notify,
    loadRemoteModule: (id) => Promise.reject(new Error(`${id} is not here: ${name} runs alone`)),
  });
  const routes = [
    ...remote.createRoutes(shell),
    ...(moreRoutes?.(shell) ?? []),
    { path: '/', element: <Navigate to={pages[0].path} replace /> },
    { path: '*', element: <Elsewhere name={name} /> },
  ];
  function Page() {
    const toast = useSyncExternalStore(toasts.subscribe, toasts.get);
    return (
      <Frame {...{ name, toast }} links={<Links pages={pages} />} onDismiss={toasts.dismiss}>
        <Suspense>
          <Routes routes={routes} />
          <PageState />
        </Suspense>
      </Frame>
    );
  }

  // Errors caught by a boundary are reported as well, so that they're visible to anyone who watches the page for
  // errors.
  createRoot(root, { onCaughtError: (error) => reportError(error) }).render(
    <ShellApiProvider shell={shell}>
      <QueryClientProvider client={fakeQueryClient(shell)}>
        <RouterProvider router={createBrowserRouter([{ path: '*', element: <Page /> }])} />
      </QueryClientProvider>
    </ShellApiProvider>,
  );
}

function Links({ pages }: Pick<StandAlone, 'pages'>) {
  const { pathname, search } = useLocation();
  return pages.map(({ label, path }) => (
    <Link
      key={path}
      to={path}
      reloadDocument={path.includes('?') || search !== ''}
      aria-current={path === pathname + search ? 'page' : undefined}
    >
      {label}
    </Link>
  ));
}

/** A remote's routes below a root `*` route, as in the shell. */
function Routes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** Marks on the document whether the page is complete or still loading data. */
function PageState() {
  const isLoading = useIsFetching() > 0;
  useEffect(() => {
    document.documentElement.dataset.page = isLoading ? 'loading' : 'drawn';
  }, [isLoading]);
  return null;
}

function Elsewhere({ name }: { name: string }) {
  return <p>This address is not one of {name}: another part of the product answers it.</p>;
}

/** The toast on screen. */
function toastSource() {
  const listeners = new Set<() => void>();
  let toast: (ToastMessage & { id: string }) | null = null;
  let count = 0;
  const show = (next: typeof toast) => {
    toast = next;
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => toast,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (message: ToastMessage) => show({ ...message, id: String((count += 1)) }),
    dismiss: () => show(null),
  };
}

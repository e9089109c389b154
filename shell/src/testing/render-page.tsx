import { type DeletedUser } from '@rapport/api-client';
import { ShellApiProvider, type ShellApi } from '@rapport/remote-api';
import { createMemoryRouter, RouterProvider, type RouteObject } from '@rapport/remote-api/router';
import { QueryClientProvider } from '@rapport/remote-api/query';
import { fakeShell } from '@rapport/remote-kit/testing';
import { render } from '@testing-library/react';
import { createCommands } from '../commands/commands.ts';
import { createQueryClient } from '../query/query-client.ts';
import { createRecovery } from '../query/recovery.ts';
import { RemotesProvider } from '../remotes/remotes-context.tsx';
import { createRoutes } from '../routing/routes.tsx';
import { storedFormats } from '../session/user-details.ts';
import { type AuthService } from '../session/auth-service.ts';
import { createUnsavedText } from '../unsaved/unsaved-text.ts';
import { createOfflineWrites } from '../outbox/offline-writes.ts';
import { fakeAuth, fakeSession } from './fake-auth.ts';
import { fakeLoader } from './fake-loader.ts';
import { REGISTRY } from './registry.ts';

interface PageOptions {
  path: string;
  /** True if this browser doesn't know the user's formats for times and dates. */
  isNewBrowser?: boolean;
  /** True if the user has just signed in. */
  isArrival?: boolean;
  remotes?: Record<string, RouteObject[]>;
  shell?: Partial<ShellApi>;
  onSignOut?: () => void;
  onDeleted?: (answer: DeletedUser) => void;
  auth?: AuthService;
}

/** Renders what a signed-in user sees at `path`, with remotes made of plain routes. */
export function renderPage(options: PageOptions) {
  const {
    path,
    isNewBrowser = false,
    isArrival = false,
    remotes,
    shell: parts,
    onSignOut = () => {},
    onDeleted = () => {},
    auth = fakeAuth(fakeSession()).auth,
  } = options;
  const unsaved = createUnsavedText();
  const commands = createCommands();
  const shell = fakeShell({
    holdUnsaved: unsaved.hold,
    offerCommands: commands.offer,
    ...parts,
  });
  const user = fakeShell().user.get();
  if (user !== null && !isNewBrowser) {
    const stored = storedFormats(user.id);
    stored.write(stored.read() ?? {});
  }
  const queryClient = createQueryClient(shell.request);
  const routes = createRoutes({
    registry: REGISTRY,
    auth,
    unsaved,
    commands,
    recovery: createRecovery(queryClient, shell.request),
    offline: createOfflineWrites({
      userId: () => shell.user.get()?.id ?? null,
      request: shell.requestWithHeaders,
      notify: shell.notify,
      onSettled: () => {},
      onShow: () => {},
      channel: null,
    }),
    isArrival: () => isArrival,
    onSignOut,
    onDeleted,
  });
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
  });
  render(
    <ShellApiProvider shell={shell}>
      <RemotesProvider loader={fakeLoader(remotes)} shell={shell}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </RemotesProvider>
    </ShellApiProvider>,
  );
  return router;
}

import { ShellApiProvider, type ShellApi } from '@rapport/remote-api';
import { render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { type ReactElement, Suspense } from 'react';
import { fakeQueryClient, fakeShell } from './fake-shell.ts';

export {
  constantSource,
  fakeShell,
  requestError,
  TEST_USER,
  type FakeShell,
} from './fake-shell.ts';

interface ShellRenderOptions {
  shell?: ShellApi;
  /** Where the router starts, `/` by default. */
  path?: string;
}

/**
 * Renders an element, or a remote's routes, with what the shell provides: router, queries, and the ShellApi.
 * Queries don't retry, so that an error state shows immediately.
 */
export function renderInShell(
  subject: ReactElement | RouteObject[],
  { shell = fakeShell(), path = '/' }: ShellRenderOptions = {},
): RenderResult & { router: ReturnType<typeof createMemoryRouter>; queryClient: QueryClient } {
  const queryClient = fakeQueryClient(shell);
  const routes = Array.isArray(subject) ? subject : [{ path: '*', element: subject }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const result = render(
    <ShellApiProvider shell={shell}>
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={null}>
          <RouterProvider router={router} />
        </Suspense>
      </QueryClientProvider>
    </ShellApiProvider>,
  );
  return { ...result, router, queryClient };
}

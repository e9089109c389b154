import { version as react } from 'react';
import * as queryMajorBefore from 'react-query-major-before';
import * as queryBefore from 'react-query-previous';
import * as routerMajorBefore from 'react-router-dom-major-before';
import * as routerBefore from 'react-router-dom-previous';

/**
 * A shell contains one version of React, the router, and the query library; remotes that were built with another
 * one use it. Two installed versions of each represent the shell and an older remote; for the router and the query
 * library, there's also one of the previous major version.
 */
const REACT_BEFORE = {
  react: 'react-previous',
  'react/jsx-runtime': 'react-previous/jsx-runtime',
  'react-dom': 'react-dom-previous',
  'react-dom/client': 'react-dom-previous/client',
};
const ROUTER_BEFORE = { 'react-router-dom': 'react-router-dom-previous' };
const QUERY_BEFORE = { '@tanstack/react-query': 'react-query-previous' };
const ROUTER_MAJOR_BEFORE = { 'react-router-dom': 'react-router-dom-major-before' };
const QUERY_MAJOR_BEFORE = { '@tanstack/react-query': 'react-query-major-before' };
const SHELLS: [string, Record<string, string>][] = [
  ['the present versions', {}],
  ['the React before', REACT_BEFORE],
  ['the router before', ROUTER_BEFORE],
  ['the query library before', QUERY_BEFORE],
  ['the router of the major version before', ROUTER_MAJOR_BEFORE],
  ['the query library of the major version before', QUERY_MAJOR_BEFORE],
  ['all of them before', { ...REACT_BEFORE, ...ROUTER_BEFORE, ...QUERY_BEFORE }],
];

/** The modules that a shell shares, with some replaced. */
async function shellWith(replaced: Record<string, string>) {
  jest.resetModules();
  for (const [name, other] of Object.entries(replaced)) {
    jest.doMock(name, () => jest.requireActual(other));
  }
  return {
    react: await import('react'),
    dom: await import('react-dom/client'),
    router: await import('./router.ts'),
    query: await import('./query.ts'),
  };
}

/** A built remote: it uses names only, and takes all of them from the shell. */
function makeRoutes({
  react: { createElement },
  router,
  query,
}: Awaited<ReturnType<typeof shellWith>>) {
  function List() {
    const { data } = query.useQuery({ queryKey: ['people'], queryFn: async () => ['Ada'] });
    return createElement(
      'ul',
      null,
      data?.map((name) => createElement(router.Link, { key: name, to: '/people/1' }, name)),
    );
  }
  function Person() {
    const { id } = router.useParams();
    const { pathname } = router.useLocation();
    return createElement('h1', null, `Person ${id} at ${pathname}`);
  }
  return [
    { path: '/people', Component: List },
    { path: '/people/:id', Component: Person },
  ];
}

let root: HTMLElement;
beforeEach(() => {
  jest.useFakeTimers();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  // The router of the previous major version warns about future changes.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  root.remove();
  for (const name of SHELLS.flatMap(([, replaced]) => Object.keys(replaced))) jest.dontMock(name);
  jest.resetModules();
});

it('has other versions of each library', () => {
  expect(jest.requireActual<{ version: string }>('react-previous').version).not.toBe(react);
  expect(routerBefore.Link).toBeDefined();
  expect(queryBefore.useQuery).toBeDefined();
  expect(routerMajorBefore.Link).toBeDefined();
  expect(queryMajorBefore.useQuery).toBeDefined();
  for (const name of ['react-router-dom-major-before', 'react-query-major-before']) {
    const present = [...Object.keys(ROUTER_MAJOR_BEFORE), ...Object.keys(QUERY_MAJOR_BEFORE)];
    expect(present.map(majorOf)).not.toContain(majorOf(name));
  }
});

function majorOf(name: string): string | undefined {
  return jest.requireActual<{ version: string }>(`${name}/package.json`).version.split('.')[0];
}

describe.each(SHELLS)('a remote in a shell with %s', (_what, replaced) => {
  it('finds every name of the facades', async () => {
    const { router, query } = await shellWith(replaced);
    for (const [name, value] of Object.entries({ ...router, ...query })) {
      expect([name, typeof value]).not.toEqual([name, 'undefined']);
    }
  });

  it('draws its pages, asks for its data and navigates', async () => {
    const shell = await shellWith(replaced);
    const { act, createElement } = shell.react;
    const Page = () => shell.router.useRoutes(makeRoutes(shell));
    const router = shell.router.createMemoryRouter([{ path: '*', element: createElement(Page) }], {
      initialEntries: ['/people'],
    });
    const client = new shell.query.QueryClient();
    const drawn = shell.dom.createRoot(root);
    await act(async () =>
      drawn.render(
        createElement(
          shell.query.QueryClientProvider,
          { client },
          createElement(shell.router.RouterProvider, { router }),
        ),
      ),
    );
    await act(() => jest.advanceTimersByTimeAsync(20));
    const link = root.querySelector('a');
    expect(link?.textContent).toBe('Ada');
    await act(async () => link?.click());
    expect(root.textContent).toBe('Person 1 at /people/1');
    await act(async () => drawn.unmount());
    client.clear();
  });
});

/** Names remain in a new major version of a library, but their signatures may change. */
describe('a remote that calls the query library as its major version before is called', () => {
  async function draw(replaced: Record<string, string>) {
    const { react, dom, query } = await shellWith(replaced);
    const { act, createElement } = react;
    function List() {
      // The current version's types don't allow this call.
      const asked = [['people'], async () => ['Ada']];
      const found: unknown = Reflect.apply(query.useQuery, null, asked);
      return createElement('p', null, String(Reflect.get(Object(found), 'data') ?? ''));
    }
    const client = new query.QueryClient();
    const drawn = dom.createRoot(root, { onUncaughtError: () => {} });
    try {
      await act(async () =>
        drawn.render(createElement(query.QueryClientProvider, { client }, createElement(List))),
      );
      await act(() => jest.advanceTimersByTimeAsync(20));
      return root.textContent;
    } finally {
      await act(async () => drawn.unmount());
      client.clear();
    }
  }

  it('works in a shell with that version', async () => {
    expect(await draw(QUERY_MAJOR_BEFORE)).toBe('Ada');
  });

  it('fails in a shell with the present one, so a major version of it needs one of the facades', async () => {
    await expect(draw({})).rejects.toThrow('Bad argument type');
  });
});

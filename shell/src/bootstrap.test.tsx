import { screen } from '@testing-library/react';
import { fakeAuth } from './testing/fake-auth.ts';

// Loading modules takes time on a busy machine.
jest.mock('./session/create-auth-client.ts', () => ({
  createAuthClient: () => fakeAuth().auth,
}));

beforeEach(() => {
  jest.resetModules();
  document.body.innerHTML = '<div id="root"></div>';
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  // React isn't in a test environment here, because the page starts itself.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

function serve(files: Record<string, unknown>) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const file = files[String(input)];
    return file === undefined ? new Response('', { status: 404 }) : Response.json(file);
  });
}

const config = {
  environment: 'test',
  apiUrl: 'http://api.test',
  supabaseUrl: 'http://auth.test',
  publishableKey: 'key',
};
const registry = { registry: 1, revision: 1, remotes: [], nav: [] };

describe('the start of the page', () => {
  it('shows a spinner, and then the authentication screen if no user is signed in', async () => {
    serve({ '/config.json': config, '/remotes.json': registry });
    await import('./bootstrap.tsx');
    expect(await screen.findByText('Checking your session')).toBeInTheDocument();
    expect(await screen.findByText('Welcome Back')).toBeInTheDocument();
  });

  it.each([
    ['are missing', {}],
    ['are not usable', { '/config.json': { ...config, apiUrl: 'nowhere' } }],
  ])('shows the Configuration Error screen if the settings %s', async (_what, files) => {
    serve({ '/remotes.json': registry, ...files });
    await import('./bootstrap.tsx');
    expect(await screen.findByText('Configuration Error')).toBeInTheDocument();
  });

  it('offers to refresh the page if the authentication screen cannot be fetched', async () => {
    jest.doMock('./auth/auth-screen.tsx', () => {
      throw new Error('Loading chunk failed');
    });
    serve({ '/config.json': config, '/remotes.json': registry });
    await import('./bootstrap.tsx');
    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
    expect(screen.getByText(/Loading chunk failed/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeInTheDocument();
    jest.dontMock('./auth/auth-screen.tsx');
  });

  it('says that something went wrong if there is no registry', async () => {
    serve({ '/config.json': config });
    await import('./bootstrap.tsx');
    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
    expect(screen.getByText(/The registry answered 404/)).toBeInTheDocument();
  });
});

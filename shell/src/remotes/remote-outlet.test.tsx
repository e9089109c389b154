import { type RemoteModule } from '@rapport/remote-api';
import { fakeShell, renderInShell } from '@rapport/remote-kit/testing';
import { Link } from '@rapport/remote-api/router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { fakeLoader } from '../testing/fake-loader.ts';
import { RemoteFailure } from './remote-failure.ts';
import { type RemoteLoader } from './remote-loader.ts';
import { RemoteOutlet } from './remote-outlet.tsx';
import { RemotesProvider } from './remotes-context.tsx';

const remote = (element: React.ReactElement): { default: RemoteModule } => ({
  default: { contract: 1, createRoutes: () => [{ path: '/coaching', element }] },
});

const unreachable = () =>
  Promise.reject(new RemoteFailure('unreachable', 'mf-coaching/module could not be loaded: 500'));

function renderOutlet(loader: Partial<RemoteLoader>, path = '/coaching') {
  const complete: RemoteLoader = {
    ...fakeLoader(),
    load: unreachable,
    retry: unreachable,
    loaded: () => undefined,
    ...loader,
  };
  return renderInShell(
    <RemotesProvider loader={complete} shell={fakeShell()}>
      <Link to="/coaching/plan">Plan</Link>
      <RemoteOutlet name="mf-coaching" label="Coaching" notFound={<p>nothing here</p>} />
    </RemotesProvider>,
    { path },
  );
}

describe('RemoteOutlet', () => {
  it('shows a message while the remote is loading', () => {
    renderOutlet({ load: () => new Promise(() => {}) });
    expect(screen.getByText('Loading Coaching')).toBeInTheDocument();
  });

  it('renders the route of the remote', async () => {
    renderOutlet({ load: () => Promise.resolve(remote(<h1>Your coaching</h1>)) });
    expect(await screen.findByRole('heading', { name: 'Your coaching' })).toBeInTheDocument();
  });

  it('keeps showing that the remote is loading until its first page is there', async () => {
    let arrive = (_page: { default: () => React.ReactElement }) => {};
    const Page = lazy(
      () => new Promise<{ default: () => React.ReactElement }>((resolve) => (arrive = resolve)),
    );
    const shown = jest.fn();
    renderOutlet({ shown, load: () => Promise.resolve(remote(<Page />)) });
    const loading = screen.getByText('Loading Coaching');
    await act(async () => {});
    // The fallback of another boundary would be another element, and React shows that for at least 300 ms.
    expect(screen.getByText('Loading Coaching')).toBe(loading);
    expect(loading).toBeVisible();
    expect(shown).not.toHaveBeenCalled();
    await act(async () => arrive({ default: () => <h1>Your coaching</h1> }));
    expect(screen.getByRole('heading', { name: 'Your coaching' })).toBeInTheDocument();
    expect(loading).not.toBeInTheDocument();
    expect(shown.mock.calls).toEqual([['mf-coaching', expect.any(Number)]]);
  });

  it('renders a loaded remote immediately', () => {
    const module = remote(<h1>Your coaching</h1>);
    const shown = jest.fn();
    renderOutlet({ shown, loaded: () => module, load: () => new Promise(() => {}) });
    expect(screen.getByRole('heading', { name: 'Your coaching' })).toBeInTheDocument();
    expect(shown).not.toHaveBeenCalled();
  });

  it('renders the 404 page if the remote has no such route', async () => {
    renderOutlet({ load: () => Promise.resolve(remote(<p>page</p>)) }, '/coaching/unknown');
    expect(await screen.findByText('nothing here')).toBeInTheDocument();
  });

  it('shows that the remote is not available and recovers in place', async () => {
    renderOutlet({ retry: () => Promise.resolve(remote(<h1>Your coaching</h1>)) });
    expect(
      await screen.findByRole('heading', { name: "Coaching isn't available right now" }),
    ).toBeInTheDocument();
    expect(screen.getByText('mf-coaching/module could not be loaded: 500')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Your coaching' })).toBeInTheDocument();
  });

  it('offers only Retry if that can help', async () => {
    renderOutlet({});
    await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByRole('button', { name: 'Reload page' })).not.toBeInTheDocument();
  });

  it('offers a reload of the page next to Retry if it is needed', async () => {
    const needsReload = jest.fn(() => true);
    renderOutlet({ needsReload });
    expect(await screen.findByRole('button', { name: 'Reload page' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(needsReload).toHaveBeenCalledWith('mf-coaching', 'module');
  });

  it('shows Retry again if retrying failed', async () => {
    renderOutlet({});
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  it('keeps the message in place while it retries', async () => {
    renderOutlet({ retry: () => new Promise(() => {}) });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('heading', { name: /isn't available/ })).toBeInTheDocument();
  });

  it('rejects a module that isn’t a remote', async () => {
    renderOutlet({ load: () => Promise.resolve({ default: { contract: 7 } }) });
    expect(
      await screen.findByText("mf-coaching/module doesn't export a RemoteModule."),
    ).toBeInTheDocument();
  });

  it('contains a render error of the remote', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('render broke');
    };
    renderOutlet({ load: () => Promise.resolve(remote(<Broken />)) });
    expect(await screen.findByText('render broke')).toBeInTheDocument();
  });

  describe('after a page of the remote could not be fetched', () => {
    const lostPage = () => {
      const Lost = lazy(() => Promise.reject(new Error('chunk is gone')));
      return remote(<Lost />);
    };
    beforeEach(() => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      jest.spyOn(console, 'warn').mockImplementation(() => {});
    });

    it('reloads the remote on Retry', async () => {
      const retry = jest.fn(() => Promise.resolve(remote(<h1>Your coaching</h1>)));
      const lost = lostPage();
      renderOutlet({ load: () => Promise.resolve(lost), retry });
      expect(await screen.findByText('chunk is gone')).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByRole('heading', { name: 'Your coaching' })).toBeInTheDocument();
      expect(retry).toHaveBeenCalledWith('mf-coaching', 'module');
    });

    it('offers a reload of the page if a retry would fail again', async () => {
      const lost = lostPage();
      renderOutlet({ load: () => Promise.resolve(lost), needsReload: () => true });
      expect(await screen.findByRole('button', { name: 'Reload page' })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    });

    it('shows that it is retrying while the remote is loading', async () => {
      const lost = lostPage();
      renderOutlet({ load: () => Promise.resolve(lost), retry: () => new Promise(() => {}) });
      await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
      expect(screen.getByRole('button', { name: 'Retrying' })).toBeInTheDocument();
      expect(screen.getByText('chunk is gone')).toBeInTheDocument();
    });

    it('reports the new failure if the remote cannot be reloaded', async () => {
      const lost = lostPage();
      renderOutlet({ load: () => Promise.resolve(lost) });
      await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
      expect(await screen.findByText(/could not be loaded: 500/)).toBeInTheDocument();
    });

    it('renders another page of the same remote when the user navigates to it', async () => {
      const lost = lostPage();
      const plan = { path: '/coaching/plan', element: <h1>Your plan</h1> };
      const createRoutes: RemoteModule['createRoutes'] = (shell) => [
        ...lost.default.createRoutes(shell),
        plan,
      ];
      const module = { default: { contract: 1, createRoutes } };
      renderOutlet({ load: () => Promise.resolve(module) });
      await screen.findByText('chunk is gone');
      await userEvent.click(screen.getByRole('link', { name: 'Plan' }));
      expect(await screen.findByRole('heading', { name: 'Your plan' })).toBeInTheDocument();
    });
  });
});

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
  it('says that the remote is loading', () => {
    renderOutlet({ load: () => new Promise(() => {}) });
    expect(screen.getByText('Loading Coaching')).toBeInTheDocument();
  });

  it('draws the route of the remote', async () => {
    renderOutlet({ load: () => Promise.resolve(remote(<h1>Your coaching</h1>)) });
    expect(await screen.findByRole('heading', { name: 'Your coaching' })).toBeInTheDocument();
  });

  it('keeps what says that the remote is loading until its first page is there', async () => {
    let arrive = (_page: { default: () => React.ReactElement }) => {};
    const Page = lazy(
      () => new Promise<{ default: () => React.ReactElement }>((resolve) => (arrive = resolve)),
    );
    const shown = jest.fn();
    renderOutlet({ shown, load: () => Promise.resolve(remote(<Page />)) });
    const loading = screen.getByText('Loading Coaching');
    await act(async () => {});
    // A fallback of another boundary would be another element, and React keeps that for 300 ms.
    expect(screen.getByText('Loading Coaching')).toBe(loading);
    expect(loading).toBeVisible();
    expect(shown).not.toHaveBeenCalled();
    await act(async () => arrive({ default: () => <h1>Your coaching</h1> }));
    expect(screen.getByRole('heading', { name: 'Your coaching' })).toBeInTheDocument();
    expect(loading).not.toBeInTheDocument();
    expect(shown.mock.calls).toEqual([['mf-coaching', expect.any(Number)]]);
  });

  it('draws a remote that is here already at once', () => {
    const module = remote(<h1>Your coaching</h1>);
    const shown = jest.fn();
    renderOutlet({ shown, loaded: () => module, load: () => new Promise(() => {}) });
    expect(screen.getByRole('heading', { name: 'Your coaching' })).toBeInTheDocument();
    expect(shown).not.toHaveBeenCalled();
  });

  it('draws the 404 where the remote has no such route', async () => {
    renderOutlet({ load: () => Promise.resolve(remote(<p>page</p>)) }, '/coaching/unknown');
    expect(await screen.findByText('nothing here')).toBeInTheDocument();
  });

  it('says honestly that the remote is not available and recovers in place', async () => {
    renderOutlet({ retry: () => Promise.resolve(remote(<h1>Your coaching</h1>)) });
    expect(
      await screen.findByRole('heading', { name: "Coaching isn't available right now" }),
    ).toBeInTheDocument();
    expect(screen.getByText('mf-coaching/module could not be loaded: 500')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Your coaching' })).toBeInTheDocument();
  });

  it('offers Retry alone where that can help', async () => {
    renderOutlet({});
    await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByRole('button', { name: 'Reload page' })).not.toBeInTheDocument();
  });

  it('offers a reload of the page beside Retry once that is known to be needed', async () => {
    const needsReload = jest.fn(() => true);
    renderOutlet({ needsReload });
    expect(await screen.findByRole('button', { name: 'Reload page' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(needsReload).toHaveBeenCalledWith('mf-coaching', 'module');
  });

  it('shows Retry again when retrying failed', async () => {
    renderOutlet({});
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  it('keeps the message in place while it retries', async () => {
    renderOutlet({ retry: () => new Promise(() => {}) });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('heading', { name: /isn't available/ })).toBeInTheDocument();
  });

  it('refuses a module that is no remote', async () => {
    renderOutlet({ load: () => Promise.resolve({ default: { contract: 7 } }) });
    expect(
      await screen.findByText("mf-coaching/module doesn't export a RemoteModule."),
    ).toBeInTheDocument();
  });

  it('keeps what the remote throws while rendering inside it', async () => {
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

    it('loads the remote afresh on Retry', async () => {
      const retry = jest.fn(() => Promise.resolve(remote(<h1>Your coaching</h1>)));
      const lost = lostPage();
      renderOutlet({ load: () => Promise.resolve(lost), retry });
      expect(await screen.findByText('chunk is gone')).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByRole('heading', { name: 'Your coaching' })).toBeInTheDocument();
      expect(retry).toHaveBeenCalledWith('mf-coaching', 'module');
    });

    it('offers a reload of the page where the same page would come again', async () => {
      const lost = lostPage();
      renderOutlet({ load: () => Promise.resolve(lost), needsReload: () => true });
      expect(await screen.findByRole('button', { name: 'Reload page' })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    });

    it('says that it retries while the remote is on its way', async () => {
      const lost = lostPage();
      renderOutlet({ load: () => Promise.resolve(lost), retry: () => new Promise(() => {}) });
      await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
      expect(screen.getByRole('button', { name: 'Retrying' })).toBeInTheDocument();
      expect(screen.getByText('chunk is gone')).toBeInTheDocument();
    });

    it('tells of the new failure when the remote cannot be loaded afresh', async () => {
      const lost = lostPage();
      renderOutlet({ load: () => Promise.resolve(lost) });
      await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
      expect(await screen.findByText(/could not be loaded: 500/)).toBeInTheDocument();
    });

    it('draws another page of the same remote when that is chosen', async () => {
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

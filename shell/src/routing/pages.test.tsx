import { useDocumentTitle } from '@rapport/remote-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { Link } from '@rapport/remote-api/router';
import { renderPage } from '../testing/render-page.tsx';

// Typing and animation take time on a busy machine.

function Coaching() {
  useDocumentTitle('Personal coaching');
  return <h1>Your coaching</h1>;
}

const remotes = {
  'mf-contacts': [
    { path: '/', element: <h1>All contacts</h1> },
    {
      path: '/contacts',
      element: (
        <>
          <h1>All contacts</h1>
          <Link to="/coaching">Get coaching</Link>
        </>
      ),
    },
    { path: '/contacts/:id', element: <h1>Ada</h1> },
    {
      path: '/contacts/new',
      element: (
        <>
          <h1>New</h1>
          <input aria-label="Name" autoFocus />
        </>
      ),
    },
  ],
  'mf-assessment': [{ path: '/my-assessment', element: <h1>My scores</h1> }],
  'mf-coaching': [{ path: '/coaching', element: <Coaching /> }],
};

const activeElement = () => document.querySelector<HTMLElement>(':focus');
const heading = () => screen.findByRole('heading', { level: 1 });

describe('the pages of a signed-in user', () => {
  it.each([
    ['/', 'All contacts'],
    ['/contacts', 'All contacts'],
    ['/contacts/1', 'Ada'],
    ['/my-assessment', 'My scores'],
    ['/coaching', 'Your coaching'],
  ])('come from the remote that owns %s', async (path, name) => {
    renderPage({ path, remotes });
    expect(await heading()).toHaveTextContent(name);
    expect(within(screen.getByRole('main')).getByRole('heading')).toBeInTheDocument();
  });

  it.each([
    '/analytics',
    '/nowhere',
    '/reportsandmore',
    '/contactsandmore',
    '/coaching/unknown',
    '/assessment',
  ])('are the 404 page at %s', async (path) => {
    renderPage({ path, remotes });
    expect(await heading()).toHaveTextContent('404 Page Not Found');
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Contacts' })).toHaveAttribute(
      'href',
      '/contacts',
    );
    expect(document.title).toBe('404 Page Not Found · Rapport');
  });

  it.each(['/reports', '/reports/5'])(
    'say that %s was removed, in words for people',
    async (path) => {
      renderPage({ path, remotes });
      expect(await heading()).toHaveTextContent('This page was removed');
      expect(screen.getByText(/It isn't part of Rapport anymore/)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Go to Contacts' })).toBeInTheDocument();
      expect(document.title).toBe('This page was removed · Rapport');
    },
  );

  it('keep the title of the 404 page between unknown URLs', async () => {
    const router = renderPage({ path: '/analytics', remotes });
    await heading();
    await act(() => router.navigate('/nowhere'));
    expect(document.title).toBe('404 Page Not Found · Rapport');
  });

  it('have the title that the remote sets', async () => {
    renderPage({ path: '/coaching', remotes });
    await waitFor(() => expect(document.title).toBe('Personal coaching · Rapport'));
  });

  it('have the navigation’s title until the remote sets one', async () => {
    renderPage({ path: '/contacts', remotes });
    await heading();
    expect(document.title).toBe('Contacts · Rapport');
  });

  it('can be reached by keyboard past the header', async () => {
    renderPage({ path: '/contacts', remotes });
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('don’t move the focus on the first page', async () => {
    renderPage({ path: '/contacts', remotes });
    await heading();
    expect(document.body).toHaveFocus();
  });

  it('focus the first page after a sign-in', async () => {
    renderPage({ path: '/contacts', isArrival: true, remotes });
    await waitFor(async () => expect(await heading()).toHaveFocus());
  });

  it('focus and announce their heading after a navigation', async () => {
    renderPage({ path: '/contacts', remotes });
    await heading();
    await userEvent.click(screen.getByRole('link', { name: 'Get coaching' }));
    await waitFor(async () => expect(await heading()).toHaveFocus());
    expect(screen.getByRole('heading')).toHaveTextContent('Your coaching');
    expect(screen.getByRole('status')).toHaveTextContent('Personal coaching');
  });

  it('keep the focus where they have put it themselves', async () => {
    const router = renderPage({ path: '/contacts', remotes });
    await heading();
    await act(() => router.navigate('/contacts/new'));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it('keep a menu open that was opened while they were loading', async () => {
    let arrive = () => {};
    const Late = lazy(
      () =>
        new Promise<{ default: () => React.ReactElement }>((resolve) => {
          arrive = () => resolve({ default: () => <h1>All contacts</h1> });
        }),
    );
    const late = { 'mf-contacts': [{ path: '/contacts', element: <Late /> }] };
    renderPage({ path: '/contacts', isArrival: true, remotes: late });
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toContainElement(activeElement()));
    await act(async () => arrive());
    expect(await heading()).toHaveTextContent('All contacts');
    await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
    expect(menu).toBeInTheDocument();
    expect(menu).toContainElement(activeElement());
  });

  it('stay unchanged if only the query of the URL changes', async () => {
    const router = renderPage({ path: '/contacts', remotes });
    await act(() => router.navigate('/contacts?selected=1'));
    expect(document.body).toHaveFocus();
  });

  it('are replaced by a page of last resort if their frame cannot be rendered', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const user = {
      get: () => {
        throw new Error('the frame is broken');
      },
      subscribe: () => () => {},
    };
    renderPage({ path: '/contacts', remotes, shell: { user } });
    expect(await heading()).toHaveTextContent('Something went wrong');
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeInTheDocument();
  });
});

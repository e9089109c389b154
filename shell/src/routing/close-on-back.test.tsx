import { createBrowserRouter, RouterProvider } from '@rapport/remote-api/router';
import { Button, Dialog, DropdownMenu, DropdownMenuItem } from '@rapport/shared-ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { closeOnBack } from './close-on-back.ts';
import { beforeTheRouter } from './before-the-router.ts';

/** A page with a dialog that asks before closing, and a menu. */
function Page() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write</Button>
      <Button onClick={() => void router.navigate('/list?sort=name', { replace: true })}>
        Sort
      </Button>
      <DropdownMenu trigger={<Button>More</Button>}>
        <DropdownMenuItem>Export</DropdownMenuItem>
      </DropdownMenu>
      <Dialog
        open={open}
        onOpenChange={() => setAsking(true)}
        title="Message"
        footer={
          <Button onClick={() => void router.navigate('/list?q=ada', { replace: true })}>
            Search
          </Button>
        }
      >
        <Button onClick={() => setOpen(false)}>Discard</Button>
      </Dialog>
      <Dialog open={asking} onOpenChange={() => setAsking(false)} title="Leave?">
        <Button
          onClick={() => {
            setAsking(false);
            setOpen(false);
          }}
        >
          Leave
        </Button>
      </Dialog>
    </>
  );
}

let router: ReturnType<typeof createBrowserRouter>;
let end: () => void;

beforeEach(async () => {
  window.history.replaceState(null, '', '/start');
  const listen = beforeTheRouter();
  router = createBrowserRouter([
    { path: '/start', element: <p>The start</p> },
    { path: '/list', element: <Page /> },
  ]);
  end = closeOnBack(router, listen);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/list'));
});
afterEach(() => {
  end();
  router.dispose();
});

/** Simulates a phone's Back. */
async function back() {
  await act(async () => window.history.back());
}

const dialog = (name: string) => screen.queryByRole('dialog', { name });

describe('Back', () => {
  it('closes a menu and stays on the page', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menu')).toBeVisible();
    await back();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/list');
    await back();
    expect(await screen.findByText('The start')).toBeVisible();
  });

  it('asks about what a dialog would lose, and closes the question first', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Write' }));
    await back();
    await waitFor(() => expect(dialog('Leave?')).toBeVisible());
    await back();
    await waitFor(() => expect(dialog('Leave?')).not.toBeInTheDocument());
    expect(dialog('Message')).toBeVisible();
    expect(router.state.location.pathname).toBe('/list');
  });

  it('leaves the page immediately after a dialog was closed by its button', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Write' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(dialog('Message')).not.toBeInTheDocument());
    await back();
    expect(await screen.findByText('The start')).toBeVisible();
    expect(window.location.pathname).toBe('/start');
  });

  it('keeps a URL that changed while a dialog was open', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Write' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
    await back();
    await waitFor(() => expect(dialog('Leave?')).toBeVisible());
    expect(window.location.search).toBe('?q=ada');
    expect(router.state.location.search).toBe('?q=ada');
  });

  it('works as usual if nothing is open', async () => {
    await back();
    expect(await screen.findByText('The start')).toBeVisible();
  });
});

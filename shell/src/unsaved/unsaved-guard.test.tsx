import { useUnsavedText } from '@rapport/remote-api';
import { Link, useSearchParams } from '@rapport/remote-api/router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../testing/render-page.tsx';

function Note({ label }: { label: string }) {
  const [text, setText] = useState('');
  useUnsavedText(text !== '');
  return (
    <label>
      {label} <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}

function Contact() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <h1>Ada</h1>
      <Note label="Note" />
      <Note label="Reminder" />
      <label>
        Search
        <input
          value={params.get('q') ?? ''}
          onChange={(event) => setParams({ q: event.target.value }, { replace: true })}
        />
      </label>
      <Link to="/contacts?selected=2">Bob</Link>
      <Link to="/coaching">Get coaching</Link>
    </>
  );
}

const remotes = {
  'mf-contacts': [{ path: '/contacts', element: <Contact /> }],
  'mf-coaching': [{ path: '/coaching', element: <h1>Your coaching</h1> }],
};

const type = (label: string) => userEvent.type(screen.getByLabelText(label), 'Likes tea');
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function open() {
  const router = renderPage({ path: '/contacts', remotes });
  await heading('Ada');
  return router;
}

/** Returns whether the browser would ask before it closes the tab. */
function asksOnClosing(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('UnsavedGuard', () => {
  it('asks nothing while nothing is unsaved', async () => {
    await open();
    expect(asksOnClosing()).toBe(false);
    await follow('Get coaching');
    expect(await heading('Your coaching')).toBeVisible();
  });

  it('stays, with the text, if the user wants to keep editing', async () => {
    const router = await open();
    await type('Note');
    await follow('Get coaching');
    expect(await question()).toHaveTextContent("isn't saved yet");
    await answer('Keep editing');
    expect(router.state.location.pathname).toBe('/contacts');
    expect(screen.getByLabelText('Note')).toHaveValue('Likes tea');
  });

  it('proceeds if the user wants to leave', async () => {
    await open();
    await type('Note');
    await follow('Get coaching');
    await question();
    await answer('Leave and discard');
    expect(await heading('Your coaching')).toBeVisible();
    expect(asksOnClosing()).toBe(false);
  });

  it('asks before Back', async () => {
    const router = await open();
    await follow('Bob');
    await type('Note');
    await act(async () => router.navigate(-1));
    await question();
    expect(router.state.location.search).toBe('?selected=2');
  });

  it('asks before another contact replaces the one being written about', async () => {
    await open();
    await type('Note');
    await follow('Bob');
    expect(await question()).toBeVisible();
  });

  it('asks while any of several forms is unsaved', async () => {
    await open();
    await type('Note');
    await type('Reminder');
    await userEvent.clear(screen.getByLabelText('Note'));
    await follow('Get coaching');
    expect(await question()).toBeVisible();
  });

  it('lets a page change its own URL', async () => {
    const router = await open();
    await type('Note');
    await type('Search');
    expect(router.state.location.search).toBe('?q=Likes+tea');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('makes the browser ask before the tab is closed, until nothing is unsaved', async () => {
    await open();
    await type('Note');
    expect(asksOnClosing()).toBe(true);
    await userEvent.clear(screen.getByLabelText('Note'));
    expect(asksOnClosing()).toBe(false);
  });
});

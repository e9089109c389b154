import { Link } from '@rapport/remote-api/router';
import { renderInShell } from '@rapport/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agreedOverride } from '../testing/agreed-override.ts';
import { fakeLoader } from '../testing/fake-loader.ts';
import { REGISTRY } from '../testing/registry.ts';
import { labelOf } from './current-part.ts';
import { createOverrides } from './overrides.ts';
import { type RemoteUpdate } from './remote-state.ts';
import { UpdateOffer } from './notices.tsx';

const contacts = { name: 'mf-contacts', routes: ['/contacts'] };
const coaching = { name: 'mf-coaching', routes: ['/coaching'] };
const assessment = { name: 'mf-assessment', routes: ['/assessment', '/my-assessment'] };

let released: RemoteUpdate[];
let shellEntry: string;

/** Lets the page look at what was released, as it does when someone comes back to it. */
async function look() {
  jest.setSystemTime(Date.now() + 10_000);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
  });
}

async function renderOffer(...updates: RemoteUpdate[]) {
  released = updates;
  const settings = { environment: 'local', remoteOverrides: true };
  const overrides = createOverrides(settings, () => sessionStorage);
  const loader = { ...fakeLoader(), refresh: async () => released, overrides };
  renderInShell(
    <>
      <Link to="/settings/account">Settings</Link>
      <Link to="/contacts/2">Grace</Link>
      <UpdateOffer loader={loader} labelAt={(path) => labelOf(REGISTRY, path)} />
    </>,
    { path: '/settings' },
  );
  await look();
}
const bar = () => screen.queryByRole('status')?.textContent?.replace('Use it now', '') ?? null;
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const click = (name: string) => user.click(screen.getByRole('button', { name }));
const go = (name: string) => user.click(screen.getByRole('link', { name }));

beforeEach(() => {
  jest.useFakeTimers();
  shellEntry = '/assets/start-1.js';
  document.head.innerHTML = `<script type="module" src="${shellEntry}"></script>`;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ contract: 1, entry: shellEntry }));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
  document.head.innerHTML = '';
});

describe('UpdateOffer', () => {
  it('says nothing while everything is what the page has', async () => {
    await renderOffer();
    expect(bar()).toBeNull();
  });

  it('offers a remote of another page by the name that people know', async () => {
    await renderOffer(contacts);
    expect(bar()).toBe('A new version of Contacts is ready.');
    expect(screen.getByRole('button', { name: 'Use it now' })).toBeInTheDocument();
  });

  it('comes without a navigation, at the next look', async () => {
    await renderOffer();
    released = [assessment];
    await act(() => jest.advanceTimersByTimeAsync(75_000));
    expect(bar()).toBe('A new version of Assessment is ready.');
  });

  it('names all remotes at once', async () => {
    await renderOffer(contacts, coaching);
    expect(bar()).toBe('New versions of Contacts and Coaching are ready.');
  });

  it('offers the shell by the name of the product, which brings everything else as well', async () => {
    await renderOffer(contacts);
    shellEntry = '/assets/start-2.js';
    await look();
    expect(bar()).toBe('A new version of Rapport is ready.');
  });

  it('shows what the owner says about a release', async () => {
    await renderOffer({ ...contacts, notes: 'Lists load twice as fast.' }, coaching);
    expect(bar()).toBe('New versions of Contacts and Coaching are ready.Lists load twice as fast.');
  });

  it('goes away when it is dismissed, and asks again at a later navigation', async () => {
    await renderOffer(contacts);
    await click('Dismiss');
    await look();
    expect(bar()).toBeNull();
    await go('Grace');
    expect(bar()).toBe('A new version of Contacts is ready.');
  });

  it('goes away when the release is taken back', async () => {
    await renderOffer(contacts);
    released = [];
    await look();
    expect(bar()).toBeNull();
  });

  it('leaves its place to the mark of a page with overrides', async () => {
    agreedOverride('mf-coaching', 'http://localhost:4207');
    await renderOffer(contacts);
    expect(bar()).toBeNull();
  });
});

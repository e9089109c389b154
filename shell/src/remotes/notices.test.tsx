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

/** Triggers a check for releases, as when the user returns to the page. */
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
  it('shows nothing while the page is up to date', async () => {
    await renderOffer();
    expect(bar()).toBeNull();
  });

  it('offers an update of another page’s remote by its display name', async () => {
    await renderOffer(contacts);
    expect(bar()).toBe('A new version of Contacts is ready.');
    expect(screen.getByRole('button', { name: 'Use it now' })).toBeInTheDocument();
  });

  it('appears without a navigation, at the next check', async () => {
    await renderOffer();
    released = [assessment];
    await act(() => jest.advanceTimersByTimeAsync(75_000));
    expect(bar()).toBe('A new version of Assessment is ready.');
  });

  it('names all remotes at once', async () => {
    await renderOffer(contacts, coaching);
    expect(bar()).toBe('New versions of Contacts and Coaching are ready.');
  });

  it('offers an update of the shell by the product’s name, because it includes all others', async () => {
    await renderOffer(contacts);
    shellEntry = '/assets/start-2.js';
    await look();
    expect(bar()).toBe('A new version of Rapport is ready.');
  });

  it('shows the owner’s release notes', async () => {
    await renderOffer({ ...contacts, notes: 'Lists load twice as fast.' }, coaching);
    expect(bar()).toBe('New versions of Contacts and Coaching are ready.Lists load twice as fast.');
  });

  it('disappears when it is dismissed, and returns at a later navigation', async () => {
    await renderOffer(contacts);
    await click('Dismiss');
    await look();
    expect(bar()).toBeNull();
    await go('Grace');
    expect(bar()).toBe('A new version of Contacts is ready.');
  });

  it('disappears when the release is rolled back', async () => {
    await renderOffer(contacts);
    released = [];
    await look();
    expect(bar()).toBeNull();
  });

  it('is replaced by the notice of a page with overrides', async () => {
    agreedOverride('mf-coaching', 'http://localhost:4207');
    await renderOffer(contacts);
    expect(bar()).toBeNull();
  });
});

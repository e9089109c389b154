import { Link } from '@rapport/remote-api/router';
import { fakeShell, renderInShell } from '@rapport/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agreedOverride } from '../testing/agreed-override.ts';
import { fakeLoader } from '../testing/fake-loader.ts';
import { createOverrides } from './overrides.ts';
import { RemotesProvider } from './remotes-context.tsx';
import { UpdateOffer } from './update-offer.tsx';

function renderOffer({ known = false, overridden = false } = {}) {
  let names: ReadonlySet<string> = new Set(known ? ['mf-contacts'] : []);
  let tell = () => {};
  const updates = {
    get: () => names,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => {};
    },
  };
  if (overridden) agreedOverride('mf-coaching', 'http://localhost:4207');
  const settings = { environment: 'local', remoteOverrides: true };
  const overrides = createOverrides(settings, () => sessionStorage);
  renderInShell(
    <RemotesProvider loader={{ ...fakeLoader(), updates, overrides }} shell={fakeShell()}>
      <Link to="/contacts/1">Ada</Link>
      <Link to="/contacts/2">Grace</Link>
      <UpdateOffer name="mf-contacts" label="Contacts" />
    </RemotesProvider>,
    { path: '/contacts' },
  );
  return (next: string[]) =>
    act(() => {
      names = new Set(next);
      tell();
    });
}
const offer = () => screen.queryByText('A new version of Contacts is ready.');
const go = (name: string) => userEvent.click(screen.getByRole('link', { name }));

afterEach(() => sessionStorage.clear());

describe('UpdateOffer', () => {
  it('leaves its place to the mark of a page with overrides', async () => {
    renderOffer({ known: true, overridden: true });
    expect(await screen.findByText('mf-coaching from http://localhost:4207')).toBeInTheDocument();
    expect(offer()).not.toBeInTheDocument();
  });

  it('waits for the next navigation, so that nothing appears in the middle of something', async () => {
    const learn = renderOffer();
    learn(['mf-contacts']);
    expect(offer()).not.toBeInTheDocument();
    await go('Ada');
    expect(await screen.findByText('A new version of Contacts is ready.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Use it now' })).toBeInTheDocument();
  });

  it('offers at once what was known before the page was opened', async () => {
    renderOffer({ known: true });
    expect(await screen.findByText('A new version of Contacts is ready.')).toBeInTheDocument();
  });

  it('goes away when it is dismissed, and asks again at a later navigation', async () => {
    renderOffer({ known: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(offer()).not.toBeInTheDocument();
    await go('Grace');
    expect(await screen.findByText('A new version of Contacts is ready.')).toBeInTheDocument();
  });

  it('says nothing about another remote, and goes away when the release is taken back', async () => {
    const learn = renderOffer();
    learn(['mf-coaching']);
    await go('Ada');
    expect(offer()).not.toBeInTheDocument();
    learn(['mf-contacts']);
    await go('Grace');
    expect(await screen.findByText('A new version of Contacts is ready.')).toBeInTheDocument();
    learn([]);
    expect(offer()).not.toBeInTheDocument();
  });
});

import { fakeShell, renderInShell } from '@rapport/remote-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agreedOverride } from '../testing/agreed-override.ts';
import { fakeLoader } from '../testing/fake-loader.ts';
import { OverrideSettings } from './override-settings.tsx';
import { createOverrides } from './overrides.ts';
import { RemotesProvider } from './remotes-context.tsx';

function renderSettings(remoteOverrides = true) {
  const settings = { environment: 'local', remoteOverrides };
  const overrides = createOverrides(settings, () => sessionStorage);
  const loader = { ...fakeLoader({ 'mf-contacts': [], 'mf-coaching': [] }), overrides };
  renderInShell(
    <RemotesProvider loader={loader} shell={fakeShell()}>
      <OverrideSettings />
    </RemotesProvider>,
  );
  return overrides;
}

beforeEach(() => {
  sessionStorage.clear();
  // jsdom has no navigation, and logs that.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('OverrideSettings', () => {
  it('points a remote at a URL on this machine, which the page then asks about', async () => {
    const overrides = renderSettings();
    await userEvent.type(screen.getByLabelText('mf-coaching'), 'http://localhost:4206{Enter}');
    const entry = 'http://localhost:4206/remoteEntry.js';
    expect(overrides.waiting()).toEqual([{ remote: 'mf-coaching', entry }]);
    expect(overrides.get()).toEqual({});
  });

  it('explains what is wrong with any other URL, and keeps it', async () => {
    const overrides = renderSettings();
    await userEvent.type(screen.getByLabelText('mf-contacts'), 'https://x.example{Enter}');
    expect(
      screen.getByText('Type an address on this machine, like http://localhost:4206.'),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('mf-contacts')).toHaveValue('https://x.example');
    expect(overrides.get()).toEqual({});
  });

  it('returns to the registry', async () => {
    agreedOverride('mf-contacts', 'http://localhost:4206');
    const overrides = renderSettings();
    const [row, bar] = screen.getAllByRole('button', { name: 'Reset' });
    expect(bar).toBeUndefined();
    await userEvent.click(row!);
    expect(overrides.get()).toEqual({});
  });

  it('is absent if the environment allows no overrides, and outside of the product', () => {
    renderSettings(false);
    render(<OverrideSettings />);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('a page with an override', () => {
  it('shows the remote and its source, and one click resets it', async () => {
    agreedOverride('mf-contacts', 'http://localhost:4206');
    const overrides = renderSettings();
    const mark = await screen.findByText('mf-contacts from http://localhost:4206');
    expect(mark).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Reset' }).at(-1)!);
    expect(overrides.get()).toEqual({});
  });
});

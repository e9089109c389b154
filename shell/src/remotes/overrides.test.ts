/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import fc from 'fast-check';
import { adoptLinkedOverride, createOverrides } from './overrides.ts';

const DEVELOPMENT = { environment: 'local', remoteOverrides: true };
const open = (settings: { environment: string; remoteOverrides?: boolean } = DEVELOPMENT) =>
  createOverrides(settings, () => sessionStorage);
const agree = () => {
  for (const override of open().waiting()) open().answer(override, true);
};

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/contacts');
});

describe('createOverrides', () => {
  it('points a remote at the developer’s machine for this tab, and back', () => {
    open().set('mf-contacts', 'http://localhost:4206');
    open().set('mf-coaching', ' http://127.0.0.1:4208/dev/remoteEntry.js ');
    agree();
    expect(open().get()).toEqual({
      'mf-contacts': 'http://localhost:4206/remoteEntry.js',
      'mf-coaching': 'http://127.0.0.1:4208/dev/remoteEntry.js',
    });
    open().reset('mf-contacts');
    expect(Object.keys(open().get())).toEqual(['mf-coaching']);
    open().reset();
    expect(open().get()).toEqual({});
  });

  it('uses no URL before the user has said yes to it', () => {
    open().set('mf-contacts', 'http://localhost:4206');
    expect(open().get()).toEqual({});
    expect(open().waiting()).toEqual([
      { remote: 'mf-contacts', entry: 'http://localhost:4206/remoteEntry.js' },
    ]);
  });

  it('drops a URL that the user has said no to', () => {
    open().set('mf-contacts', 'http://localhost:4206');
    for (const override of open().waiting()) open().answer(override, false);
    expect(open().get()).toEqual({});
    expect(open().waiting()).toEqual([]);
  });

  it('asks again about another URL of the same remote, and not about the same one', () => {
    open().set('mf-contacts', 'http://localhost:4206');
    agree();
    open().set('mf-contacts', 'http://localhost:4206/');
    expect(open().waiting()).toEqual([]);
    open().set('mf-contacts', 'http://localhost:9999');
    expect(open().get()).toEqual({});
    expect(open().waiting()).toHaveLength(1);
  });

  it.each([
    '',
    'localhost:4206',
    '4206',
    'https://elsewhere.example',
    'http://localhost.elsewhere.example',
    'http://localhost@elsewhere.example',
    'javascript:alert(1)',
    'data:text/javascript,1',
  ])('rejects %p, which is not on this machine', (address) => {
    expect(() => open().set('mf-contacts', address)).toThrow('Type an address on this machine');
    expect(open().waiting()).toEqual([]);
  });

  it.each([
    { environment: 'production', remoteOverrides: true },
    { environment: 'staging' },
    { environment: 'local', remoteOverrides: false },
  ])('has none in %j, whatever is stored', (settings) => {
    open().set('mf-contacts', 'http://localhost:4206');
    agree();
    const overrides = open(settings);
    expect(overrides.enabled).toBe(false);
    expect(overrides.get()).toEqual({});
    expect(overrides.waiting()).toEqual([]);
    expect(() => overrides.set('mf-contacts', 'http://localhost:4206')).toThrow('registry only');
  });

  it.each(['{', '[]', 'null', '{"mf-contacts":"https://elsewhere.example/remoteEntry.js"}'])(
    'ignores an invalid stored value: %s',
    (value) => {
      sessionStorage.setItem('rapport.remote-overrides', value);
      expect(open().get()).toEqual({});
      expect(open().waiting()).toEqual([]);
    },
  );

  it('asks about an override that an older version of the page stored', () => {
    const entry = 'http://localhost:4206/remoteEntry.js';
    sessionStorage.setItem('rapport.remote-overrides', JSON.stringify({ 'mf-contacts': entry }));
    expect(open().get()).toEqual({});
    expect(open().waiting()).toEqual([{ remote: 'mf-contacts', entry }]);
  });
});

describe('adoptLinkedOverride', () => {
  const follow = (hash: string, settings = DEVELOPMENT) => {
    window.history.replaceState(null, '', `/contacts?view=all${hash}`);
    const overrides = open(settings);
    adoptLinkedOverride(overrides, window);
    expect(overrides.get()).toEqual({});
    return overrides.waiting();
  };

  it('removes the override from the URL, and asks about it', () => {
    expect(follow('#remote-override=mf-contacts=http://localhost:4206')).toEqual([
      { remote: 'mf-contacts', entry: 'http://localhost:4206/remoteEntry.js' },
    ]);
    expect(window.location.href).toMatch(/\/contacts\?view=all$/);
  });

  it('drops an override that leads elsewhere, and all if overrides are not allowed', () => {
    const link = '#remote-override=mf-contacts=http://localhost:4206';
    expect(follow('#remote-override=mf-contacts=https://elsewhere.example')).toEqual([]);
    expect(follow(link, { environment: 'production', remoteOverrides: true })).toEqual([]);
    expect(follow(link, { environment: 'local', remoteOverrides: false })).toEqual([]);
    expect(window.location.hash).toBe('');
    expect(open().waiting()).toEqual([]);
  });

  it('accepts a preview by its version, and nothing else in a link', () => {
    expect(follow('#remote-preview=mf-contacts=0.1.2-beta.1')).toEqual([
      { remote: 'mf-contacts', entry: 'preview:0.1.2-beta.1' },
    ]);
    expect(window.location.hash).toBe('');
    sessionStorage.clear();
    for (const text of ['../0.1.2', '0.1.2/..', 'https://elsewhere.example', '0.1.2?x', '1']) {
      expect(follow(`#remote-preview=mf-contacts=${text}`)).toEqual([]);
    }
    const production = { environment: 'production', remoteOverrides: true };
    expect(follow('#remote-preview=mf-contacts=0.1.2', production)).toEqual([]);
  });

  it('leaves every other URL unchanged', () => {
    expect(follow('#access_token=x')).toEqual([]);
    expect(window.location.hash).toBe('#access_token=x');
  });

  it.each(['#50%', '#%', '#%E0%A4%A', '#remote-override=%', '#remote-override=mf-contacts=%zz'])(
    'doesn’t break the page at %s, a URL with a malformed escape',
    (hash) => {
      expect(follow(hash)).toEqual([]);
    },
  );

  it('doesn’t break the page at any URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, isLink) => {
        const hash = `#${isLink ? 'remote-override=mf-contacts=' : ''}${text}`;
        const location = { hash, pathname: '/', search: '' };
        adoptLinkedOverride(open(), { location, history: window.history } as never);
      }),
    );
  });
});

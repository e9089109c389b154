import { adoptLinkedOverride, createOverrides } from './overrides.ts';

const open = (environment = 'local') => createOverrides(environment, () => sessionStorage);
beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/contacts');
});

describe('createOverrides', () => {
  it('points a remote at the developer’s machine for this tab, and back', () => {
    open().set('mf-contacts', 'http://localhost:4206');
    open().set('mf-coaching', ' http://127.0.0.1:4208/dev/remoteEntry.js ');
    expect(open().get()).toEqual({
      'mf-contacts': 'http://localhost:4206/remoteEntry.js',
      'mf-coaching': 'http://127.0.0.1:4208/dev/remoteEntry.js',
    });
    open().reset('mf-contacts');
    expect(Object.keys(open().get())).toEqual(['mf-coaching']);
    open().reset();
    expect(open().get()).toEqual({});
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
  ])('refuses %p, which is not on this machine', (address) => {
    expect(() => open().set('mf-contacts', address)).toThrow('Type an address on this machine');
    expect(open().get()).toEqual({});
  });

  it('has none in production, whatever the tab has kept', () => {
    open().set('mf-contacts', 'http://localhost:4206');
    const overrides = open('production');
    expect(overrides.enabled).toBe(false);
    expect(overrides.get()).toEqual({});
    expect(() => overrides.set('mf-contacts', 'http://localhost:4206')).toThrow('In production');
  });

  it.each(['{', '[]', 'null', '{"mf-contacts":"https://elsewhere.example/remoteEntry.js"}'])(
    'passes over what is kept when it is of no use: %s',
    (kept) => {
      sessionStorage.setItem('rapport.remote-overrides', kept);
      expect(open().get()).toEqual({});
    },
  );
});

describe('adoptLinkedOverride', () => {
  const follow = (hash: string, environment = 'local') => {
    window.history.replaceState(null, '', `/contacts?view=all${hash}`);
    const overrides = open(environment);
    adoptLinkedOverride(overrides, window);
    return overrides.get();
  };

  it('takes the override out of the address', () => {
    expect(follow('#remote-override=mf-contacts=http://localhost:4206')).toEqual({
      'mf-contacts': 'http://localhost:4206/remoteEntry.js',
    });
    expect(window.location.href).toMatch(/\/contacts\?view=all$/);
  });

  it('drops one that leads elsewhere, and every one in production', () => {
    expect(follow('#remote-override=mf-contacts=https://elsewhere.example')).toEqual({});
    expect(follow('#remote-override=mf-contacts=http://localhost:4206', 'production')).toEqual({});
    expect(window.location.hash).toBe('');
  });

  it('leaves every other address alone', () => {
    expect(follow('#access_token=x')).toEqual({});
    expect(window.location.hash).toBe('#access_token=x');
  });
});

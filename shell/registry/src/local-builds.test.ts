import { emptyRegistry, LOCAL_PUBLISHER, withLocalBuild, withOrigins } from './local-builds.ts';
import { type Registry } from './registry.ts';
import { type NewRelease } from './release-changes.ts';

const contacts = {
  name: 'mf-contacts',
  portOffset: 1,
  routes: ['/contacts'],
  index: true,
} as const;
const nav = [{ label: 'Contacts', path: '/contacts' }];
const remote = { ...contacts, routes: ['/contacts'], nav };

function makeRelease(version: string, publishedBy = LOCAL_PUBLISHER): NewRelease {
  const base = `http://localhost:4201/${version}`;
  return {
    version,
    entry: `${base}/remoteEntry.js`,
    preload: [`${base}/assets/a.js`, 'https://cdn.example/shared.js'],
    publishedAt: '2026-01-01T00:00:00.000Z',
    publishedBy,
    contract: 1,
  };
}

function publish(...releases: NewRelease[]): Registry {
  return releases.reduce((registry, release) => {
    return withLocalBuild(registry, remote, release);
  }, emptyRegistry());
}

const entryOf = (registry: Registry) => registry.remotes[0];

describe('withLocalBuild', () => {
  it('adds a remote that is not there yet', () => {
    expect(publish(makeRelease('0.1.0-local.a')).remotes).toEqual([
      {
        name: 'mf-contacts',
        contract: 1,
        routes: ['/contacts'],
        index: true,
        retryPrefix: true,
        current: makeRelease('0.1.0-local.a'),
      },
    ]);
  });

  it('keeps the build before as the previous one', () => {
    const entry = entryOf(publish(makeRelease('0.1.0-local.a'), makeRelease('0.1.0-local.b')));
    expect(entry?.current.version).toBe('0.1.0-local.b');
    expect(entry?.previous?.version).toBe('0.1.0-local.a');
  });

  it('changes nothing for the same build', () => {
    const registry = publish(makeRelease('0.1.0-local.a'));
    const again = { ...makeRelease('0.1.0-local.a'), publishedAt: '2027-01-01T00:00:00.000Z' };
    expect(withLocalBuild(registry, remote, again)).toBe(registry);
  });

  it.each(['0.1.0', '0.1.1', '1.0.0', '0.10.0'])(
    'leaves release %s, made by hand, where it is',
    (version) => {
      const [entry] = publish(makeRelease('0.0.9-local.a')).remotes;
      const released: Registry = {
        ...emptyRegistry(),
        remotes: [{ ...entry!, current: makeRelease(version, 'Ada') }],
      };
      expect(withLocalBuild(released, remote, makeRelease('0.1.0-local.b'))).toBe(released);
    },
  );

  it('replaces a release made by hand once the workspace has a higher version', () => {
    const [entry] = publish(makeRelease('0.0.9-local.a')).remotes;
    const released = {
      ...emptyRegistry(),
      remotes: [{ ...entry!, current: makeRelease('0.9.0', 'Ada') }],
    };
    const next = entryOf(withLocalBuild(released, remote, makeRelease('0.10.0-local.b')));
    expect(next?.current.version).toBe('0.10.0-local.b');
    expect(next?.previous?.version).toBe('0.9.0');
  });

  it('leaves other remotes and the navigation alone', () => {
    const registry = publish(makeRelease('0.1.0-local.a'));
    const other = { ...entryOf(registry)!, name: 'mf-other', routes: ['/other'] };
    const edited: Registry = { ...registry, remotes: [other, ...registry.remotes], nav: [] };
    const next = withLocalBuild(edited, remote, makeRelease('0.1.0-local.b'));
    expect(next.remotes[0]).toBe(other);
    expect(next.nav).toEqual([]);
  });
});

describe('the navigation of a remote that is registered for the first time', () => {
  const reports = {
    name: 'mf-reports',
    portOffset: 4,
    routes: ['/reports'],
    nav: [{ label: 'Reports', path: '/reports' }],
  };

  it('is added after existing entries', () => {
    const registry = publish(makeRelease('0.1.0-local.a'));
    const next = withLocalBuild(registry, reports, makeRelease('0.1.0-local.r'));
    expect(next.nav).toEqual([...registry.nav, ...reports.nav]);
  });

  it('is not added when the path is already there under any name', () => {
    const nav = [{ label: 'Numbers', path: '/reports' }];
    const registry = { ...publish(makeRelease('0.1.0-local.a')), nav };
    expect(withLocalBuild(registry, reports, makeRelease('0.1.0-local.r')).nav).toEqual(nav);
  });

  it('does not come back with the next build after someone took it away', () => {
    const first = withLocalBuild(emptyRegistry(), reports, makeRelease('0.1.0-local.r'));
    const edited = { ...first, nav: [] };
    expect(withLocalBuild(edited, reports, makeRelease('0.1.0-local.s')).nav).toEqual([]);
  });
});

describe('withOrigins', () => {
  const origins = { 'mf-contacts': 'http://localhost:5301' };

  it('moves every release that this stack serves to the new port', () => {
    const registry = publish(makeRelease('0.1.0-local.a'), makeRelease('0.1.0-local.b'));
    const entry = entryOf(withOrigins(registry, origins, () => true));
    expect(entry?.current.entry).toBe('http://localhost:5301/0.1.0-local.b/remoteEntry.js');
    expect(entry?.current.preload).toEqual([
      'http://localhost:5301/0.1.0-local.b/assets/a.js',
      'https://cdn.example/shared.js',
    ]);
    expect(entry?.previous?.entry).toBe('http://localhost:5301/0.1.0-local.a/remoteEntry.js');
  });

  it('leaves a release that lives elsewhere', () => {
    const registry = publish(makeRelease('0.1.0-local.a'));
    expect(withOrigins(registry, origins, () => false)).toEqual(registry);
    const hosted: Registry = JSON.parse(
      JSON.stringify(registry).replaceAll('http://localhost:4201', 'https://contacts.example'),
    );
    expect(withOrigins(hosted, origins, () => true)).toEqual(hosted);
    expect(withOrigins(registry, {}, () => true)).toEqual(registry);
  });
});

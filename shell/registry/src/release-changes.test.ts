import { type Registry, type RegistryRemote, type RemoteRelease } from './registry.ts';
import {
  type Rollback,
  rolledBack,
  withCandidate,
  withoutRemote,
  withRelease,
} from './release-changes.ts';

const release = (version: string, extra: Partial<RemoteRelease> = {}): RemoteRelease => ({
  version,
  entry: `http://localhost:4201/${version}/remoteEntry.js`,
  preload: [],
  publishedAt: '2026-01-01T00:00:00.000Z',
  publishedBy: 'Ada',
  contract: 1,
  ...extra,
});
const remote: RegistryRemote = {
  name: 'mf-contacts',
  contract: 1,
  routes: ['/contacts'],
  current: release('1.0.0'),
};

function rollBack(entry: RegistryRemote): Rollback {
  const rollback = rolledBack(entry);
  if (!rollback) throw new Error('There is nothing to go back to.');
  return rollback;
}

describe('withRelease', () => {
  it('keeps what was live as the previous one, and the rest of the entry', () => {
    const next = withRelease({ ...remote, index: true }, release('1.1.0'));
    expect(next.current.version).toBe('1.1.0');
    expect(next.previous?.version).toBe('1.0.0');
    expect(next).toMatchObject({ routes: ['/contacts'], index: true });
  });

  it('ends a candidate', () => {
    const staged = withCandidate(remote, release('1.1.0'), 10);
    expect(withRelease(staged, release('1.1.0'))).not.toHaveProperty('candidate');
  });

  it('takes over the contract of the release', () => {
    expect(withRelease(remote, release('2.0.0', { contract: 2 })).contract).toBe(2);
  });

  it('does not make a release its own previous one', () => {
    const twice = withRelease(withRelease(remote, release('1.1.0')), release('1.1.0'));
    expect(twice.previous?.version).toBe('1.0.0');
  });
});

describe('withCandidate', () => {
  it('leaves what is live alone', () => {
    const next = withCandidate(remote, release('1.1.0'), 10);
    expect(next.current).toBe(remote.current);
    expect(next.candidate).toEqual({ ...release('1.1.0'), percent: 10 });
  });
});

describe('rolledBack', () => {
  it('makes the release before live again, and marks what it took back', () => {
    const { kind, from, to, next } = rollBack(withRelease(remote, release('1.1.0')));
    expect([kind, from.version, to.version]).toEqual(['release', '1.1.0', '1.0.0']);
    expect(next.current.version).toBe('1.0.0');
    expect(next.previous).toMatchObject({ version: '1.1.0', takenBack: true });
  });

  it('switches forward again the second time', () => {
    const once = rollBack(withRelease(remote, release('1.1.0'))).next;
    const twice = rollBack(once).next;
    expect(twice.current).toEqual(release('1.1.0'));
    expect(twice.previous).toMatchObject({ version: '1.0.0', takenBack: true });
  });

  it('goes back to the contract of that release', () => {
    const current = release('2.0.0', { contract: 2 });
    const { next } = rollBack({ ...remote, contract: 2, current, previous: release('1.0.0') });
    expect(next.contract).toBe(1);
  });

  it('takes a candidate away before anything else', () => {
    const live = withRelease(remote, release('1.1.0'));
    const { kind, from, next } = rollBack(withCandidate(live, release('1.2.0'), 10));
    expect([kind, from.version]).toEqual(['candidate', '1.2.0']);
    expect(next).toEqual(live);
  });

  it('has nothing to go back to when there was no release before', () => {
    expect(rolledBack(remote)).toBeUndefined();
  });
});

describe('withoutRemote', () => {
  const other = { ...remote, name: 'mf-coaching', routes: ['/coaching'] };
  const nav = [
    { label: 'Contacts', path: '/contacts' },
    { label: 'Groups', path: '/contacts/groups' },
    { label: 'Contacts of old', path: '/contacts-of-old' },
    { label: 'Coaching', path: '/coaching' },
  ];
  const registry: Registry = { registry: 1, revision: 7, remotes: [remote, other], nav };

  it('takes the remote away with the navigation entries below its paths, and nothing else', () => {
    expect(withoutRemote(registry, remote)).toEqual({
      ...registry,
      remotes: [other],
      nav: [nav[2], nav[3]],
    });
  });

  it('leaves the entry of a remote that has a path below, or the same path since earlier', () => {
    const below = { ...remote, name: 'mf-groups', routes: ['/contacts/groups'] };
    const same = { ...remote, name: 'mf-late' };
    const shared = { ...registry, remotes: [remote, below, same, other] };
    expect(withoutRemote(shared, remote).nav).toEqual([nav[1], nav[2], nav[3]]);
    expect(withoutRemote(shared, same).nav).toEqual(nav);
  });
});

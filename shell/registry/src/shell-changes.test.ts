import { emptyRegistry, LOCAL_PUBLISHER } from './local-builds.ts';
import { type Registry } from './registry.ts';
import { shellRolledBack, withLocalShell, withShellRelease } from './shell-changes.ts';

const release = (version: string, publishedBy = 'Ada') => ({
  version,
  contract: 1,
  publishedAt: '2026-01-01T00:00:00.000Z',
  publishedBy,
});
const local = (version: string) => release(version, LOCAL_PUBLISHER);
const live = ({ shell }: Registry) => [shell?.current.version, shell?.previous?.version];

describe('the shell in the registry', () => {
  it('has the release before as the previous one', () => {
    const one = withShellRelease(emptyRegistry(), release('1.0.0'));
    expect(live(one)).toEqual(['1.0.0', undefined]);
    const two = withShellRelease(one, release('1.1.0'));
    expect(live(two)).toEqual(['1.1.0', '1.0.0']);
    expect(live(withShellRelease(two, release('1.1.0')))).toEqual(['1.1.0', '1.0.0']);
  });

  it('goes back, marks what was taken back, and goes forward again', () => {
    const one = withShellRelease(emptyRegistry(), release('1.0.0'));
    expect(shellRolledBack(one)).toBeUndefined();
    expect(shellRolledBack(emptyRegistry())).toBeUndefined();
    const back = shellRolledBack(withShellRelease(one, release('1.1.0')));
    expect([back?.from.version, back?.to.version]).toEqual(['1.1.0', '1.0.0']);
    expect(back?.next.shell?.previous?.takenBack).toBe(true);
    const forward = shellRolledBack(back?.next ?? one);
    expect(live(forward?.next ?? one)).toEqual(['1.1.0', '1.0.0']);
    expect(forward?.next.shell?.current).not.toHaveProperty('takenBack');
  });

  it('follows local builds, and keeps what someone released until the workspace is higher', () => {
    const first = withLocalShell(emptyRegistry(), local('0.1.0-local.a'));
    const second = withLocalShell(first, local('0.1.0-local.b'));
    expect(live(second)).toEqual(['0.1.0-local.b', '0.1.0-local.a']);
    expect(withLocalShell(second, local('0.1.0-local.b'))).toBe(second);
    const byHand = withShellRelease(second, release('0.1.1'));
    expect(withLocalShell(byHand, local('0.1.0-local.c'))).toBe(byHand);
    expect(live(withLocalShell(byHand, local('0.2.0-local.c')))).toEqual([
      '0.2.0-local.c',
      '0.1.1',
    ]);
  });
});

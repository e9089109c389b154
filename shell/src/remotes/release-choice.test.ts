/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import fc from 'fast-check';
import { type RegistryRemote } from '@rapport/registry';
import { bucketOf, failedCandidates, releasesFor } from './release-choice.ts';

const release = (version: string) => ({
  version,
  entry: `http://localhost:4201/${version}/remoteEntry.js`,
  preload: [],
  publishedAt: '2026-01-01T00:00:00.000Z',
  publishedBy: 'ada',
});
const remote: RegistryRemote = {
  name: 'mf-contacts',
  contract: 1,
  routes: ['/contacts'],
  current: release('2.0.0'),
  previous: release('1.0.0'),
};
const withCandidate = { ...remote, candidate: { ...release('3.0.0'), percent: 10 } };

const userBelow = (percent: number) => {
  for (let id = 0; ; id += 1) if (bucketOf(`${id}`, 'mf-contacts') < percent) return `${id}`;
};
const userAbove = (percent: number) => {
  for (let id = 0; ; id += 1) if (bucketOf(`${id}`, 'mf-contacts') >= percent) return `${id}`;
};
const versions = (of: RegistryRemote, choice: Partial<Parameters<typeof releasesFor>[1]> = {}) =>
  releasesFor(of, {
    userId: userBelow(10),
    hasFailed: () => false,
    override: undefined,
    ...choice,
  }).map(({ version }) => version);

describe('releasesFor', () => {
  it('are the current release, then the previous one', () => {
    expect(versions(remote)).toEqual(['2.0.0', '1.0.0']);
  });

  it('of a preview are the version next to the live release, and nothing after it', () => {
    const preview = { userId: null, hasFailed: () => false, override: 'preview:2.1.0' };
    expect(releasesFor(remote, preview)).toMatchObject([
      { version: 'override', entry: 'http://localhost:4201/2.1.0/remoteEntry.js' },
    ]);
    const elsewhere = { ...release('2.0.0'), entry: 'http://localhost:4201/remoteEntry.js' };
    expect(releasesFor({ ...remote, current: elsewhere }, preview)).toEqual([]);
  });

  it('never include a release that was rolled back', () => {
    expect(versions({ ...remote, previous: { ...release('1.0.0'), takenBack: true } })).toEqual([
      '2.0.0',
    ]);
  });

  it('include the candidate for its share of users, and for no one else', () => {
    expect(versions(withCandidate)).toEqual(['3.0.0', '2.0.0', '1.0.0']);
    expect(versions(withCandidate, { userId: userAbove(10) })).toEqual(['2.0.0', '1.0.0']);
    expect(versions(withCandidate, { userId: null })).toEqual(['2.0.0', '1.0.0']);
  });

  it('exclude a candidate that has failed during this visit', () => {
    expect(versions(withCandidate, { hasFailed: (_, version) => version === '3.0.0' })).toEqual([
      '2.0.0',
      '1.0.0',
    ]);
  });

  it('are only the override for a developer who has one', () => {
    const override = 'http://localhost:4206/remoteEntry.js';
    expect(versions(withCandidate, { override })).toEqual(['override']);
  });
});

/** IDs that differ in few digits, like consecutively created ones. */
const ids = Array.from(
  { length: 20_000 },
  (_, index) => `0192f3a0-7c4e-7000-8000-${index.toString(16).padStart(12, '0')}`,
);

describe('bucketOf', () => {
  it('is the same for the same user and remote, and is from 0 up to 100', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (user, remote) => {
        const bucket = bucketOf(user, remote);
        expect(bucket).toBe(bucketOf(user, remote));
        expect(bucket).toBeGreaterThanOrEqual(0);
        expect(bucket).toBeLessThan(100);
      }),
    );
  });

  it('keeps all users of a smaller share in every larger one', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(fc.uuid(), percent, percent, (user, one, other) => {
        const [smaller, larger] = [Math.min(one, other), Math.max(one, other)];
        const isIn = (share: number) => bucketOf(user, 'mf-contacts') < share;
        expect(!isIn(smaller) || isIn(larger)).toBe(true);
      }),
    );
  });

  it.each(['mf-contacts', 'mf-coaching'])('distributes users evenly for %s', (remote) => {
    const counts = Array.from({ length: 20 }, () => 0);
    for (const id of ids) counts[Math.floor(bucketOf(id, remote) / 5)]! += 1;
    // Chi-squared with 19 degrees of freedom: an even distribution is below 43.8 in 999 of 1000 cases.
    const expected = ids.length / counts.length;
    const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquared).toBeLessThan(43.8);
  });

  it('selects different users for another remote', () => {
    const both = ids.filter((id) => bucketOf(id, 'mf-contacts') < 10 && bucketOf(id, 'mf-x') < 10);
    expect(both.length / ids.length).toBeCloseTo(0.01, 2);
  });
});

describe('failedCandidates', () => {
  beforeEach(() => sessionStorage.clear());

  it('are stored for the visit, across reloads of the page', () => {
    failedCandidates(() => sessionStorage).add('mf-contacts', '1.1.0');
    const afterReload = failedCandidates(() => sessionStorage);
    expect(afterReload.has('mf-contacts', '1.1.0')).toBe(true);
    expect(afterReload.has('mf-contacts', '1.2.0')).toBe(false);
    expect(afterReload.has('mf-coaching', '1.1.0')).toBe(false);
  });

  it('are stored for the page if storage is blocked', () => {
    const closed = failedCandidates(() => {
      throw new DOMException('no', 'SecurityError');
    });
    closed.add('mf-contacts', '1.1.0');
    expect(closed.has('mf-contacts', '1.1.0')).toBe(true);
  });
});

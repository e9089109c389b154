import { type RegistryRemote } from '@rapport/registry';
import { bucketOf } from './bucket-of.ts';
import { releasesFor } from './release-choice.ts';

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
  it('begins with the current release and falls back to the previous one', () => {
    expect(versions(remote)).toEqual(['2.0.0', '1.0.0']);
  });

  it('never falls back to a release that was taken back', () => {
    expect(versions({ ...remote, previous: { ...release('1.0.0'), takenBack: true } })).toEqual([
      '2.0.0',
    ]);
  });

  it('gives the candidate to its share of the people, and to nobody else', () => {
    expect(versions(withCandidate)).toEqual(['3.0.0', '2.0.0', '1.0.0']);
    expect(versions(withCandidate, { userId: userAbove(10) })).toEqual(['2.0.0', '1.0.0']);
    expect(versions(withCandidate, { userId: null })).toEqual(['2.0.0', '1.0.0']);
  });

  it('leaves out a candidate that has failed during this visit', () => {
    expect(versions(withCandidate, { hasFailed: (_, version) => version === '3.0.0' })).toEqual([
      '2.0.0',
      '1.0.0',
    ]);
  });

  it('gives a developer what they point at, and nothing else', () => {
    const override = 'http://localhost:4206/remoteEntry.js';
    expect(versions(withCandidate, { override })).toEqual(['override']);
  });
});

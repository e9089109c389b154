import { type RegistryRemote } from '@rapport/registry';
import { CANARY_RULES, decideCanary } from './decide.ts';

const HOUR_MS = 60 * 60_000;
const release = (version: string) => ({
  version,
  entry: `https://cdn.example/mf-x/${version}/remoteEntry.js`,
  preload: [],
  publishedAt: '2026-11-20T00:00:00.000Z',
  publishedBy: 'Ada',
});
const remote = (percent: number): RegistryRemote => ({
  name: 'mf-x',
  contract: 1,
  routes: ['/x'],
  current: release('1.0.0'),
  candidate: { ...release('1.1.0'), percent },
});
const record = (version: string, loads: number, failures: number) => ({
  remote: 'mf-x',
  version,
  loads,
  failures,
  reasons: {},
});
const decide = (
  percent: number,
  its: [loads: number, failures: number],
  before: [loads: number, failures: number] = [10_000, 40],
  sinceMs = HOUR_MS,
) =>
  decideCanary(
    remote(percent),
    [record('1.1.0', ...its), record('1.0.0', ...before), record('1.0.0-other', 1, 1_000)],
    sinceMs,
    CANARY_RULES,
  );

it.each([
  [5, 10],
  [7.5, 10],
  [10, 25],
  [25, 50],
])('a candidate at %s percent that does not fail goes to %s', (percent, next) => {
  expect(decide(percent, [1_000, 0])).toMatchObject({ kind: 'grow', percent: next });
});

it('makes a candidate live for all users after the last step', () => {
  expect(decide(50, [1_000, 1])).toEqual({
    kind: 'release',
    why: '1.0 failures per 1,000 loads in 1001',
  });
  expect(decide(60, [1_000, 1])).toMatchObject({ kind: 'release' });
});

it.each<[string, [number, number], number, string]>([
  ['has been loaded too seldom', [199, 0], HOUR_MS, '199 of 200 loads'],
  ['has had its step for a moment', [200, 0], 29 * 60_000, '1 minute until the next step'],
])('waits while it %s', (_, its, sinceMs, why) => {
  const decision = decide(5, its, undefined, sinceMs);
  expect(decision).toMatchObject({ kind: 'wait', why: expect.stringContaining(why) });
});

it('requires more loads for each step', () => {
  expect(decide(25, [500, 0])).toMatchObject({ kind: 'wait', why: '500 of 600 loads' });
});

it('rolls a candidate back once its failure rate exceeds the factor, and reports both rates', () => {
  expect(decide(5, [990, 10], undefined, 0)).toEqual({
    kind: 'go back',
    why: '10.0 failures per 1,000 loads; 1.0.0 has 4.0, so 8.0 are allowed',
  });
  expect(decide(5, [993, 7])).toMatchObject({ kind: 'grow' });
});

it('keeps a candidate after single failures, even if the current version never fails', () => {
  expect(decide(5, [0, 4])).toMatchObject({ kind: 'wait' });
  expect(decide(5, [0, 5])).toMatchObject({ kind: 'go back' });
  expect(decide(5, [2_000, 9], [10_000, 0])).toMatchObject({ kind: 'grow' });
  expect(decide(5, [2_000, 11], [10_000, 0])).toMatchObject({ kind: 'go back' });
  // The rate of a version with hardly any loads means nothing.
  expect(decide(5, [900, 50], [10, 10])).toMatchObject({ kind: 'go back' });
});

it('ignores remotes without a candidate, and retired ones', () => {
  const { candidate, ...rest } = remote(5);
  const retired = { at: '', by: 'Ada', routes: ['/x'], nav: [] };
  expect(decideCanary(rest, [], 0, CANARY_RULES)).toBeUndefined();
  expect(
    decideCanary({ ...rest, candidate: candidate!, retired }, [], 0, CANARY_RULES),
  ).toBeUndefined();
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseAddress } from './release-address.ts';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'rapport-address-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const unknown = { asked: undefined, entry: undefined };

test('a remote gets the requested address', () => {
  const asked = 'https://cdn.example.com/{remote}/';
  expect(releaseAddress('mf-x', { ...unknown, asked })).toBe('https://cdn.example.com/mf-x');
});

test('a registered remote keeps its address', () => {
  const current = {
    version: '1.2.3',
    entry: 'https://cdn.example.com/x/1.2.3/remoteEntry.js',
    integrity: '',
    preload: [],
    publishedAt: '',
    publishedBy: '',
  };
  const entry = { name: 'mf-x', contract: 1, routes: ['/x'], current };
  expect(releaseAddress('mf-x', { ...unknown, entry })).toBe('https://cdn.example.com/x');
});

test('a new remote is served by the running stack immediately', () => {
  const remotes = { 'mf-contacts': 'http://localhost:4201' };
  const stack = { remotes, otherRemotes: 'http://localhost:4214' };
  writeFileSync(join(dataDir, 'stack.json'), JSON.stringify(stack));
  expect(releaseAddress('mf-x', { ...unknown, dataDir })).toBe('http://localhost:4214/mf-x');
  expect(releaseAddress('mf-contacts', { ...unknown, dataDir })).toBe('http://localhost:4201');
});

test('a release without a known address asks for one', () => {
  expect(() => releaseAddress('mf-x', { ...unknown, dataDir })).toThrow(
    'It is not known where mf-x is served.',
  );
});

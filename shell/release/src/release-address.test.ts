import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseAddress } from './release-address.ts';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'rapport-address-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const unknown = { asked: undefined, entry: undefined };

test('the address that was asked for comes first', () => {
  const asked = 'https://cdn.example.com/{remote}/';
  expect(releaseAddress('mf-x', { ...unknown, asked })).toBe('https://cdn.example.com/mf-x');
});

test('a remote that is registered stays where it is', () => {
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

test('a remote that is new to a running stack is served by it at once', () => {
  const remotes = { 'mf-contacts': 'http://localhost:4201' };
  const stack = { remotes, otherRemotes: 'http://localhost:4214' };
  writeFileSync(join(dataDir, 'stack.json'), JSON.stringify(stack));
  expect(releaseAddress('mf-x', { ...unknown, dataDir })).toBe('http://localhost:4214/mf-x');
  expect(releaseAddress('mf-contacts', { ...unknown, dataDir })).toBe('http://localhost:4201');
});

test('without any of them a person has to say it', () => {
  expect(() => releaseAddress('mf-x', { ...unknown, dataDir })).toThrow(
    'It is not known where mf-x is served.',
  );
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLocalRemotes, FIRST_NAV } from './local-remotes.ts';

let workspace = '';
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'remotes-'));
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

function addRemote(name: string, description?: unknown): void {
  mkdirSync(join(workspace, name));
  writeFileSync(join(workspace, name, 'package.json'), JSON.stringify({ name }));
  if (description === undefined) return;
  writeFileSync(join(workspace, name, 'navigation.json'), JSON.stringify(description));
}

test('every mf- folder with a package.json is a remote, in the order of the ports', () => {
  addRemote('mf-b', { portOffset: 4, routes: ['/b'], nav: [{ label: 'B', path: '/b' }] });
  addRemote('mf-a', { portOffset: 14, routes: ['/a'] });
  mkdirSync(join(workspace, 'mf-empty'));
  addRemote('other', { portOffset: 9, routes: ['/other'] });
  expect(findLocalRemotes(workspace)).toEqual([
    { name: 'mf-b', portOffset: 4, routes: ['/b'], nav: [{ label: 'B', path: '/b' }] },
    { name: 'mf-a', portOffset: 14, routes: ['/a'], nav: [] },
  ]);
});

test('two remotes on one port are named', () => {
  addRemote('mf-a', { portOffset: 4, routes: ['/a'] });
  addRemote('mf-b', { portOffset: 4, routes: ['/b'] });
  expect(() => findLocalRemotes(workspace)).toThrow(/mf-b and mf-a both ask for port offset 4/);
});

test.each([
  ['no description', undefined],
  ['a port that is no number', { portOffset: 'four', routes: ['/a'] }],
  ['a route that is no path', { portOffset: 4, routes: ['a'] }],
  ['a navigation entry without a path', { portOffset: 4, routes: ['/a'], nav: [{ label: 'A' }] }],
])('%s is refused with the name of the file', (_, description) => {
  addRemote('mf-a', description);
  expect(() => findLocalRemotes(workspace)).toThrow('mf-a/navigation.json');
});

test('a new registry leads to contacts and coaching first, and to analytics last', () => {
  const labels = FIRST_NAV.map(({ label }) => label);
  expect(labels.slice(0, 2)).toEqual(['Contacts', 'Coaching']);
  expect(labels.at(-1)).toBe('Analytics');
  expect(new Set(labels).size).toBe(labels.length);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_REMOTES } from '@rapport/workspace-kit/local-remotes';
import { REPOSITORY } from '@rapport/workspace-kit';
import { planRemote } from './remote-plan.ts';

const existing = [
  { name: 'mf-contacts', portOffset: 1, routes: ['/contacts'], nav: [] },
  { name: 'mf-assessment', portOffset: 2, routes: ['/assessment', '/my-assessment'], nav: [] },
];

test('all settings of a new remote follow from its name', () => {
  expect(planRemote({ name: 'team-reports' }, existing)).toEqual({
    name: 'mf-team-reports',
    feature: 'team-reports',
    component: 'TeamReports',
    label: 'Team reports',
    route: '/team-reports',
    portOffset: 4,
    alonePort: 4294,
  });
});

test('a new remote may be named with its prefix, and have any route and label', () => {
  const plan = planRemote(
    { name: 'mf-analytics', route: '/insights/numbers', label: 'Numbers' },
    existing,
  );
  expect(plan).toMatchObject({
    name: 'mf-analytics',
    route: '/insights/numbers',
    label: 'Numbers',
  });
});

test('a new remote doesn’t get the port of a dev server, the API, auth, or Postgres', () => {
  const fourth = { name: 'mf-four', portOffset: 4, routes: ['/four'], nav: [] };
  expect(planRemote({ name: 'five' }, [...existing, fourth])).toMatchObject({
    portOffset: 15,
    alonePort: 4305,
  });
});

test.each(LOCAL_REMOTES)(
  '$name runs alone on the port that follows from its offset, so the next one is free',
  ({ name, portOffset }) => {
    const config = readFileSync(join(REPOSITORY, name, 'dev/vite.config.ts'), 'utf8');
    expect(config).toContain(`port: ${4290 + portOffset} `);
  },
);

test.each([
  ['no name', { name: undefined }, 'pnpm new:remote analytics'],
  ['a name with capitals', { name: 'Analytics' }, '"Analytics" cannot name a remote'],
  ['a path as name', { name: '../x' }, '"../x" cannot name a remote'],
  ['the name of another remote', { name: 'contacts' }, 'mf-contacts already'],
  ['a route without a slash', { name: 'a', route: 'a' }, '"a" cannot be a route'],
  ['a route of another remote', { name: 'a', route: '/contacts' }, 'mf-contacts claims /contacts'],
  ['a route below another', { name: 'a', route: '/contacts/a' }, 'mf-contacts claims /contacts'],
  ['a label that breaks the page', { name: 'a', label: '<b>' }, '"<b>" cannot stand'],
])('%s is refused with words that say what to do', (_, wishes, words) => {
  expect(() => planRemote(wishes, existing)).toThrow(words);
});

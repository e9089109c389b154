import { devEntries, withDevEntries } from './running-stack.ts';
import { type Registry } from '@rapport/registry';

const release = {
  version: '1.4.0',
  entry: 'http://localhost:4201/1.4.0/remoteEntry.js',
  integrity: 'sha384-x',
  preload: ['http://localhost:4201/1.4.0/assets/a.js'],
  publishedAt: '2026-01-01T00:00:00.000Z',
  publishedBy: 'ada',
};

const registry: Registry = {
  registry: 1,
  revision: 3,
  remotes: [
    { name: 'mf-contacts', contract: 1, routes: ['/contacts'], index: true, current: release },
    {
      name: 'mf-coaching',
      contract: 1,
      routes: ['/coaching'],
      current: release,
      previous: release,
    },
  ],
  nav: [],
};

describe('withDevEntries', () => {
  const entry = 'http://localhost:4206/remoteEntry.js';

  it('points the named remote at its dev server and nothing else', () => {
    const [contacts, coaching] = withDevEntries(registry, { 'mf-contacts': entry }).remotes;
    expect(contacts).toMatchObject({
      index: true,
      current: { version: 'dev', entry, preload: [] },
    });
    expect(coaching).toEqual(registry.remotes[1]);
  });

  it('drops what belongs to the release: its hash and its fallback', () => {
    const [, coaching] = withDevEntries(registry, { 'mf-coaching': entry }).remotes;
    expect(coaching?.current).not.toHaveProperty('integrity');
    expect(coaching).not.toHaveProperty('previous');
  });
});

describe('devEntries', () => {
  it('reads what `pnpm dev` writes', () => {
    expect(devEntries('mf-a=http://localhost:1/e.js,mf-b=http://localhost:2/e.js')).toEqual({
      'mf-a': 'http://localhost:1/e.js',
      'mf-b': 'http://localhost:2/e.js',
    });
  });

  it('reads nothing as no entries', () => {
    expect(devEntries('')).toEqual({});
  });
});

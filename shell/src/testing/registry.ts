import { type Registry, type RemoteRelease } from '@rapport/registry';

const current: RemoteRelease = {
  version: '1.0.0',
  entry: 'http://remote.test/remoteEntry.js',
  preload: [],
  publishedAt: '2026-01-01T00:00:00.000Z',
  publishedBy: 'test',
};

/** The registry of the product as it ships. */
export const REGISTRY: Registry = {
  registry: 1,
  revision: 1,
  remotes: [
    { name: 'mf-contacts', contract: 1, routes: ['/contacts'], index: true, current },
    { name: 'mf-assessment', contract: 1, routes: ['/assessment', '/my-assessment'], current },
    { name: 'mf-coaching', contract: 1, routes: ['/coaching'], current },
    {
      name: 'mf-reports',
      contract: 1,
      routes: [],
      current,
      retired: { at: current.publishedAt, by: 'test', routes: ['/reports'], nav: [] },
    },
  ],
  nav: [
    { label: 'Contacts', path: '/contacts' },
    { label: 'Coaching', path: '/coaching' },
    { label: 'Analytics', path: '/analytics' },
  ],
};

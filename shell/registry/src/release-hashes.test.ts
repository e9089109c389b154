import { type RemoteRelease } from './registry.ts';
import { scriptIntegrity } from './release-hashes.ts';

const release = (...paths: string[]): RemoteRelease => ({
  version: '1.0.0',
  entry: 'https://remotes.example/contacts/1.0.0/remoteEntry.js?fresh',
  preload: [],
  publishedAt: '',
  publishedBy: '',
  files: Object.fromEntries(paths.map((path) => [path, `sha384-${path.length}`])),
});

describe('scriptIntegrity', () => {
  it.each([
    'remoteEntry.js',
    'assets/list-D2jOvYvr.js',
    'assets/a_b/c.d.js',
    './assets/list.js',
    '../other/list.js',
    '/list.js',
    'assets/my list.js',
    'assets/ü.js',
    'https://other.example/list.js',
    'assets//list.js',
    'assets/list.js?x=1#y',
    '',
  ])('names "%s" by the address that a browser makes of it', (path) => {
    const { entry } = release();
    expect(Object.keys(scriptIntegrity(release(path)))).toEqual([new URL(path, entry).href]);
  });
});

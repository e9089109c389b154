import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const CONFIG = {
  environment: 'staging',
  apiUrl: 'https://app.example',
  supabaseUrl: 'https://auth.example',
  publishableKey: 'sb_publishable_x',
  reportUrl: null,
};

const SCRIPT = 'export const answer = 42;\n'.repeat(60);

/** The registry of the sample, with the releases of its remotes below `base`. */
export function sampleRegistry(base = 'https://app.example/remotes', revision = 7) {
  const release = (remote: string) => ({
    version: '1.2.0',
    entry: `${base}/${remote}/1.2.0/remoteEntry.js`,
    preload: [`${base}/${remote}/1.2.0/assets/a.js`],
    files: { 'remoteEntry.js': 'sha384-AAAA', 'assets/a.js': 'sha384-BBBB' },
    publishedAt: '2026-01-01T00:00:00.000Z',
    publishedBy: 'Ada',
  });
  const contacts = {
    ...release('mf-contacts'),
    pages: {
      '/': { preload: ['assets/a.js'], request: '/api/contacts' },
      '/contacts': { preload: ['assets/a.js'], request: '/api/contacts' },
      '/contacts/new': { preload: ['assets/new.js'] },
      '/contacts/:contactId': { preload: ['assets/one.js'] },
    },
  };
  return {
    registry: 1,
    revision,
    remotes: [
      {
        name: 'mf-contacts',
        contract: 1,
        routes: ['/contacts'],
        index: true,
        retryPrefix: true,
        current: contacts,
      },
      {
        name: 'mf-notes',
        contract: 1,
        routes: ['/contacts/notes', '/a.b'],
        current: { ...release('mf-notes'), pages: { '/contacts/:kind/:id': { preload: [] } } },
      },
    ],
    nav: [
      { label: 'Contacts', path: '/contacts' },
      { label: 'Notes', path: '/contacts/notes' },
    ],
  };
}

/** Writes a built shell and the releases of two remotes into `shell/` and `releases/` of a folder. */
export function writeSampleSite(folder: string): { shell: string; releases: string } {
  const write = (path: string, content: string, isPacked = false) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (!isPacked) return;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  };
  write(
    'shell/index.html',
    '<html><head><title>R</title><script>let a = 1;</script></head><body><nav aria-label="Main"></nav></body></html>',
  );
  write('shell/assets/index-1a2b.js', SCRIPT, true);
  write('shell/assets/small-1a2b.js', 'export {};');
  write('shell/contract.json', '{"contract":1,"shared":{}}');
  write('shell/icons/icon.png', 'picture');
  write('shell/manifest.webmanifest', '{}');
  write('shell/LICENSE', 'MIT');
  write('shell/.build.json', '{}');
  write('releases/shell/1.0.0/index.html', 'not for the public');
  for (const remote of ['mf-contacts', 'mf-notes']) {
    for (const version of ['1.1.0', '1.2.0']) {
      write(`releases/${remote}/${version}/remoteEntry.js`, `// ${version}\n${SCRIPT}`, true);
      write(`releases/${remote}/${version}/assets/a.js`, SCRIPT, true);
    }
  }
  return { shell: join(folder, 'shell'), releases: join(folder, 'releases') };
}

/** One path of each kind that an origin distinguishes. */
export const SAMPLE_PATHS = [
  '/',
  '/index.html',
  '/contacts',
  '/contacts/',
  '/contacts/5f',
  '/contacts/new',
  '/contacts/5f/briefing',
  '/contacts/notes',
  '/contacts/notes/3',
  '/contacts/notes/3/4',
  '/contactsx',
  '/a.b',
  '/axb',
  '/nowhere',
  '/caf%C3%A9',
  '/%7Ek1/contacts',
  '/config.json',
  '/remotes.json',
  '/contract.json',
  '/icons/icon.png',
  '/ICONS/ICON.PNG',
  '/manifest.webmanifest',
  '/LICENSE',
  '/favicon.ico',
  '/missing.js',
  '/contacts/missing.js',
  '/assets/index-1a2b.js',
  '/assets/small-1a2b.js',
  '/assets/gone-3c4d.js',
  '/assets/gone',
  '/assets/',
  '/assets',
  '/remotes/mf-contacts/1.2.0/remoteEntry.js',
  '/remotes/mf-contacts/1.1.0/assets/a.js',
  '/~1/remotes/mf-contacts/1.2.0/remoteEntry.js',
  '/~1/remotes/mf-contacts/1.2.0/gone.js',
  '/~1/contacts',
  '/remotes/mf-contacts/1.2.0/gone.js',
  '/remotes/mf-contacts/1.2.0/',
  '/remotes/mf-contacts',
  '/remotes/',
  '/remotes/shell/1.0.0/index.html',
  '/remotes',
];

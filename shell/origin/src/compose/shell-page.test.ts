import { type Registry } from '@rapport/registry';
import { composeShellPage, withConfig } from './shell-page.ts';

const html = '<!doctype html><html><head><title>Rapport</title></head><body></body></html>';

const registry: Registry = {
  registry: 1,
  revision: 3,
  remotes: [
    {
      name: 'mf-contacts',
      contract: 1,
      routes: ['/contacts'],
      index: true,
      current: {
        version: '1.0.0',
        entry: 'http://localhost:4201/1.0.0/remoteEntry.js',
        preload: ['http://localhost:4201/1.0.0/assets/a.js?x="&y=1'],
        publishedAt: '2026-01-01T00:00:00.000Z',
        publishedBy: '</script><script>alert(1)</script>',
      },
    },
  ],
  nav: [{ label: 'Contacts', path: '/contacts' }],
};

describe('withConfig', () => {
  it('carries the settings as data that cannot end its element', () => {
    const config = { environment: '</script><script>alert(1)</script>', reportUrl: null };
    const page = withConfig(html, config);
    const [, json = ''] =
      /<script type="application\/json" id="rapport-config">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(json)).toEqual(config);
    expect(page.match(/<script/g)).toHaveLength(1);
  });
});

describe('composeShellPage', () => {
  it('carries the registry as data that cannot end its element', () => {
    const page = composeShellPage(html, registry, '/');
    const [, json = ''] =
      /<script type="application\/json" id="rapport-registry">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(json)).toEqual(registry);
    expect(page.match(/<script/g)).toHaveLength(1);
  });

  it('leaves out the commands, which the command menu fetches', () => {
    const remotes = registry.remotes.map((remote) => ({
      ...remote,
      current: { ...remote.current, commands: [{ id: 'brief', label: 'Open a briefing' }] },
    }));
    const page = composeShellPage(html, { ...registry, remotes }, '/');
    expect(page).toBe(composeShellPage(html, registry, '/'));
  });

  it.each(['/', '/contacts', '/contacts/1'])('preloads the remote that owns %s', (path) => {
    expect(composeShellPage(html, registry, path)).toContain(
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="http://localhost:4201/1.0.0/assets/a.js?x=&quot;&amp;y=1">',
    );
  });

  it.each(['/contacts-old', '/coaching'])('preloads nothing for %s', (path) => {
    expect(composeShellPage(html, registry, path)).not.toContain('modulepreload');
  });

  describe('with what the release says about its pages', () => {
    const [remote] = registry.remotes;
    const pages = {
      '/contacts': { preload: ['assets/list.js'], request: '/api/contacts?count=true' },
      '/contacts/:id': { preload: [], requests: ['/api/contacts/:id', '/api/health/:id'] },
    };
    const known = {
      ...registry,
      remotes: [{ ...remote!, current: { ...remote!.current, pages } }],
    };
    const services = { apiUrl: 'http://localhost:4210', supabaseUrl: 'http://localhost:4211' };
    const compose = (path: string) => composeShellPage(html, known, path, undefined, services);

    it('preloads the scripts of the page', () => {
      const link =
        '<link rel="modulepreload" crossorigin fetchpriority="low" href="http://localhost:4201/1.0.0/assets/list.js">';
      expect(compose('/contacts')).toContain(link);
      expect(compose('/contacts/1')).not.toContain(link);
    });

    it('says where the first data of the page is, and under which name the session is stored', () => {
      expect(compose('/contacts')).toContain(
        '<script type="application/json" id="rapport-first-request">' +
          '{"host":"localhost:4211","url":"http://localhost:4210/api/contacts?count=true",' +
          '"page":"/contacts","urls":[]}</script>',
      );
      expect(compose('/contacts/1/2')).not.toContain('rapport-first-request');
      expect(composeShellPage(html, known, '/contacts')).not.toContain('rapport-first-request');
    });

    it('leaves ids in URLs to the script, so one page serves every contact', () => {
      expect(compose('/contacts/1')).toContain(
        '<script type="application/json" id="rapport-first-request">{"host":"localhost:4211",' +
          '"page":"/contacts/:id","urls":["http://localhost:4210/api/contacts/:id",' +
          '"http://localhost:4210/api/health/:id"]}</script>',
      );
    });
  });

  it('lets the browser check what it preloads', () => {
    const [remote] = registry.remotes;
    const files = { 'remoteEntry.js': 'sha384-entry', 'assets/a.js?x="&y=1': 'sha384-a+b/c=' };
    const current = { ...remote!.current, files };
    const hashed = { ...registry, remotes: [{ ...remote!, current }] };
    expect(composeShellPage(html, hashed, '/')).toMatch(/integrity="sha384-a\+b\/c=">/);
  });

  it('puts the import map before the first module, and after the character set', () => {
    const built =
      '<html><head><meta charset="utf-8"><link rel="icon"><link rel="modulepreload" href="/b.js">' +
      '<script type="module" src="/a.js"></script></head></html>';
    const map = { text: '{"integrity":{}}', source: "'sha256-x'" };
    expect(composeShellPage(built, registry, '/coaching', map)).toContain(
      '<link rel="icon"><script type="importmap">{"integrity":{}}</script><link rel="modulepreload"',
    );
  });

  it('leaves the page as it is when there is no registry', () => {
    expect(composeShellPage(html, undefined, '/')).toBe(html);
  });

  it('fills the header before the first script with the navigation, and marks where the path is', () => {
    const withHeader = html.replace('<body>', '<body><nav aria-label="Main"></nav>');
    const nav = [...registry.nav, { label: 'R&D <b>', path: '/r"d' }];
    const page = composeShellPage(withHeader, { ...registry, nav }, '/contacts/1');
    expect(page).toContain(
      '<nav aria-label="Main"><a href="/contacts" aria-current="page">Contacts</a>' +
        '<a href="/r&quot;d">R&amp;D &lt;b></a></nav>',
    );
  });
});

import { parseRegistry } from './parse-registry.ts';
import {
  commandsOf,
  contractOf,
  preloadsOfPage,
  remoteForPath,
  type Registry,
  registryOfPages,
} from './registry.ts';
import { scriptIntegrity } from './release-hashes.ts';

const release = {
  version: '1.0.0',
  entry: 'http://localhost:4201/1.0.0/remoteEntry.js',
  preload: ['http://localhost:4201/1.0.0/assets/a.js'],
  publishedAt: '2026-01-01T00:00:00.000Z',
  publishedBy: 'ada',
};

const remote = (name: string, routes: string[], extra: object = {}) => ({
  name,
  contract: 1,
  routes,
  current: release,
  ...extra,
});

const raw = (extra: object = {}) => ({
  registry: 1,
  revision: 7,
  remotes: [
    remote('mf-contacts', ['/contacts'], { index: true }),
    remote('mf-assessment', ['/assessment', '/my-assessment']),
  ],
  nav: [{ label: 'Contacts', path: '/contacts' }],
  ...extra,
});

describe('parseRegistry', () => {
  it('keeps a complete registry as it is', () => {
    expect(parseRegistry(raw())).toEqual({ registry: raw(), problems: [] });
  });

  it('leaves a broken remote out and names it, so that the others still work', () => {
    const { registry, problems } = parseRegistry(
      raw({ remotes: [{ name: 'mf-broken' }, remote('mf-coaching', ['/coaching'])] }),
    );
    expect(registry.remotes.map(({ name }) => name)).toEqual(['mf-coaching']);
    expect(problems).toEqual(['Remote 1 (mf-broken) is incomplete and was left out.']);
  });

  it.each([
    ['an entry that is no web address', { current: { ...release, entry: 'javascript:alert(1)' } }],
    ['a preload that is no web address', { current: { ...release, preload: ['data:,x'] } }],
    ['a route that is no path', { routes: ['contacts'] }],
    ['a protocol-relative route', { routes: ['//elsewhere.example'] }],
    ['a candidate for more than everyone', { candidate: { ...release, percent: 101 } }],
    ['a previous release without an entry', { previous: { version: '1' } }],
    ['a name that is no identifier', { name: 'mf contacts' }],
    ['a contract that is no number', { current: { ...release, contract: '1' } }],
    ['hashes that are no text', { current: { ...release, files: { 'a.js': 1 } } }],
    ['hashes without paths', { current: { ...release, files: ['sha384-a'] } }],
  ])('refuses a remote with %s', (_, change) => {
    const remotes = [remote('mf-contacts', ['/contacts'], change)];
    const { registry, problems } = parseRegistry(raw({ remotes }));
    const usable = registry.remotes.filter(({ fault }) => fault === undefined);
    expect(usable).toEqual([]);
    expect(problems).toHaveLength(1);
  });

  it('keeps the paths of a remote with an unreadable release, so its page can say so', () => {
    const remotes = [remote('mf-coaching', ['/coaching'], { current: { entry: 42 } })];
    const { registry, problems } = parseRegistry(raw({ remotes }));
    const fault = "The registry's entry of mf-coaching is not readable.";
    expect(problems).toEqual([fault]);
    expect(remoteForPath(registry, '/coaching')).toMatchObject({ name: 'mf-coaching', fault });
  });

  it('says the same of a registry that it has written itself', () => {
    const remotes = [remote('mf-coaching', ['/coaching'], { current: null })];
    const once = parseRegistry(raw({ remotes }));
    expect(parseRegistry(JSON.parse(JSON.stringify(once.registry)))).toEqual(once);
  });

  it('leaves out a navigation entry that would leave the product', () => {
    const nav = [{ label: 'Elsewhere', path: 'https://elsewhere.example' }];
    expect(parseRegistry(raw({ nav })).registry.nav).toEqual([]);
  });

  it.each([null, [], 'text', {}, { registry: 2, remotes: [] }, { registry: 1, remotes: {} }])(
    'refuses %j as a whole',
    (value) => {
      expect(() => parseRegistry(value)).toThrow('The registry is not readable');
    },
  );
});

describe('scriptIntegrity', () => {
  it('gives every script by its address, wherever the release lies', () => {
    const entry = 'https://cdn.example/contacts/1.0.0/remoteEntry.js';
    const files = { 'remoteEntry.js': 'sha384-e', 'assets/a.js': 'sha384-a' };
    expect(scriptIntegrity({ ...release, entry, files })).toEqual({
      [entry]: 'sha384-e',
      'https://cdn.example/contacts/1.0.0/assets/a.js': 'sha384-a',
    });
  });

  it('gives the entry alone where nothing else was hashed', () => {
    expect(scriptIntegrity({ ...release, integrity: 'sha384-e' })).toEqual({
      [release.entry]: 'sha384-e',
    });
    expect(scriptIntegrity(release)).toEqual({});
  });

  it('takes the hash of the entry itself before that in the list of files', () => {
    const files = { 'remoteEntry.js': 'sha384-other' };
    expect(scriptIntegrity({ ...release, integrity: 'sha384-e', files })).toEqual({
      [release.entry]: 'sha384-e',
    });
  });
});

describe('the hashes of a release', () => {
  const files = { 'remoteEntry.js': 'sha384-e', 'assets/a.js': 'sha384-a' };
  const hashed = { ...release, integrity: 'sha384-e', files };
  const strict = { requireHashes: true };
  const read = (change: object, rules = {}) => {
    const remotes = [remote('mf-contacts', ['/contacts'], { current: hashed, ...change })];
    return parseRegistry(raw({ remotes }), rules);
  };
  const faultOf = (change: object, rules = {}) => read(change, rules).registry.remotes[0]?.fault;

  it.each([
    ['none', release],
    ['one for the entry alone', { ...release, integrity: 'sha384-e' }],
    ['none for a preload', { ...hashed, files: { 'remoteEntry.js': 'sha384-e' } }],
    ['none for the entry', { ...release, files: { 'assets/a.js': 'sha384-a' } }],
    ['an empty one', { ...hashed, files: { ...files, 'assets/b.js': '' } }],
    ['one that browsers pass over', { ...hashed, files: { ...files, 'assets/b.js': 'md5-x' } }],
  ])('make a remote unreadable where production finds %s, and not elsewhere', (_what, current) => {
    expect(faultOf({ current }, strict)).toBe(
      "The registry's entry of mf-contacts does not name the hash of every script of 1.0.0, which production requires.",
    );
    expect(faultOf({ current })).toBeUndefined();
  });

  it('let a complete release through in production', () => {
    const { registry, problems } = read({}, strict);
    expect(problems).toEqual([]);
    expect(registry.remotes[0]?.current).toEqual(hashed);
  });

  it('let no one fall back to, or try out, a release without them in production', () => {
    const older = { ...release, version: '0.9.0' };
    const candidate = { ...release, version: '1.1.0', percent: 10 };
    const { registry, problems } = read({ previous: older, candidate }, strict);
    expect(registry.remotes[0]).toEqual(remote('mf-contacts', ['/contacts'], { current: hashed }));
    expect(problems).toHaveLength(2);
    expect(read({ previous: older, candidate }).problems).toEqual([]);
  });

  it.each([
    ['integrity and files', { ...hashed, integrity: 'sha384-other' }],
    ['two spellings of a file', { ...hashed, files: { ...files, './assets/a.js': 'sha384-b' } }],
    [
      'the entry in another spelling',
      { ...hashed, files: { ...files, 'assets/../remoteEntry.js': 'sha384-b' } },
    ],
  ])('make a remote unreadable where %s contradict each other', (_what, current) => {
    expect(faultOf({ current })).toMatch('names two hashes for http://localhost:4201/1.0.0/');
    expect(faultOf({ current }, strict)).toBeDefined();
  });

  it.each(['http://localhost:4202/1.0.0/remoteEntry.js', '//x.example/a.js', '/a.js', '../a.js'])(
    'make a remote unreadable where they are about %s, which is not a file of the release',
    (path) => {
      const current = { ...hashed, files: { ...files, [path]: 'sha384-x' } };
      expect(faultOf({ current })).toMatch('which is not below http://localhost:4201/1.0.0/');
    },
  );

  it('make a remote unreadable where two releases name different ones for one address', () => {
    const previous = {
      ...hashed,
      version: '0.9.0',
      files: { ...files, 'assets/a.js': 'sha384-b' },
    };
    expect(faultOf({ previous })).toMatch('names two hashes for');
  });

  it('do not let a second remote replace those of the first', () => {
    const current = { ...hashed, files: { ...files, 'assets/a.js': 'sha384-b' } };
    const remotes = [
      remote('mf-contacts', ['/contacts'], { current: hashed }),
      remote('mf-coaching', ['/coaching'], { current }),
    ];
    const [first, second] = parseRegistry(raw({ remotes })).registry.remotes;
    expect(first?.fault).toBeUndefined();
    expect(second?.fault).toMatch('names two hashes for');
  });

  it('keep it unreadable in the copy that a page carries', () => {
    const once = read({ current: release }, strict);
    expect(parseRegistry(JSON.parse(JSON.stringify(once.registry)), strict)).toEqual(once);
  });
});

describe('contractOf', () => {
  it("takes the release's own before the remote's", () => {
    const { remotes } = parseRegistry(raw()).registry;
    expect(contractOf(remotes[0]!, release)).toBe(1);
    expect(contractOf(remotes[0]!, { ...release, contract: 2 })).toBe(2);
  });
});

describe('remoteForPath', () => {
  const registry: Registry = parseRegistry(raw()).registry;
  const nameFor = (path: string) => remoteForPath(registry, path)?.name;

  it.each([
    ['/', 'mf-contacts'],
    ['/contacts', 'mf-contacts'],
    ['/contacts/42', 'mf-contacts'],
    ['/assessment/42', 'mf-assessment'],
    ['/my-assessment', 'mf-assessment'],
    ['/contactsheet', undefined],
    ['/analytics', undefined],
  ])('gives %s to %s', (path, name) => {
    expect(nameFor(path)).toBe(name);
  });

  it('prefers the longer prefix', () => {
    const nested = parseRegistry(
      raw({
        remotes: [remote('mf-contacts', ['/contacts']), remote('mf-map', ['/contacts/map'])],
      }),
    ).registry;
    expect(remoteForPath(nested, '/contacts/map/3')?.name).toBe('mf-map');
  });
});

describe('preloadsOfPage', () => {
  const list = { preload: ['assets/list.js'], request: '/api/contacts' };
  const one = { preload: ['assets/one.js'], requests: ['/api/contacts/:contactId'] };
  const form = { preload: ['assets/form.js'] };
  const pages = {
    '/': list,
    '/contacts': list,
    '/contacts/:contactId': one,
    '/contacts/import': form,
  };

  it.each([
    ['/', '/', list],
    ['/contacts', '/contacts', list],
    ['/contacts/1', '/contacts/:contactId', one],
    ['/contacts/import', '/contacts/import', form],
  ])('finds the page at %s', (pathname, path, page) => {
    expect(preloadsOfPage({ ...release, pages }, pathname)).toEqual({ path, page });
  });

  it.each(['/contacts/', '/contacts/1/briefing', '/coaching'])('knows none at %s', (pathname) => {
    expect(preloadsOfPage({ ...release, pages }, pathname)).toBeUndefined();
  });

  it('knows none in a release from before pages were named', () => {
    expect(preloadsOfPage(release, '/contacts')).toBeUndefined();
  });

  it.each([
    {},
    { preload: [1] },
    { preload: [], request: '//x' },
    { preload: [], requests: '/api/contacts' },
    { preload: [], requests: ['/api/contacts', '@elsewhere.example/api'] },
  ])('refuses the page %j', (bad) => {
    const current = { ...release, pages: { '/': bad } };
    const { problems } = parseRegistry(raw({ remotes: [remote('a', ['/a'], { current })] }));
    expect(problems).toEqual(["The registry's entry of a is not readable."]);
  });
});

describe('the commands of the remotes', () => {
  const withCommands = (name: string, routes: string[], commands?: object[]) =>
    remote(name, routes, { current: { ...release, ...(commands && { commands }) } });

  it('are those that lead to the remote’s own pages', () => {
    const own = { id: 'brief', label: 'Brief', toPerson: '/contacts/{person}/briefing' };
    const alone = { id: 'here', label: 'Done where one is' };
    const theirs = { id: 'assess', label: 'Assess', to: '/assessment?all=true' };
    const { registry } = parseRegistry(
      raw({
        remotes: [
          withCommands('mf-contacts', ['/contacts'], [own, theirs, alone]),
          withCommands('mf-assessment', ['/assessment'], [theirs]),
          withCommands('mf-older', ['/older']),
        ],
      }),
    );
    expect(commandsOf(registryOfPages(registry), registry)).toEqual([own, alone, theirs]);
  });

  it('have one command per ID, that of the first remote', () => {
    const first = { id: 'brief', label: 'Brief', to: '/contacts' };
    const second = { id: 'brief', label: 'Another', to: '/older' };
    const { registry } = parseRegistry(
      raw({
        remotes: [
          withCommands('mf-contacts', ['/contacts'], [first]),
          withCommands('mf-older', ['/older'], [second]),
        ],
      }),
    );
    expect(commandsOf(registry, registry)).toEqual([first]);
  });

  it('are those of the release that the page uses, even if a newer one is live', () => {
    const [older, newer] = ['Older', 'Newer'].map((label) => ({ id: 'here', label }));
    const previous = { ...release, commands: [older] };
    const current = { ...release, version: '2.0.0', commands: [newer] };
    const registryWith = (releases: object) =>
      parseRegistry(raw({ remotes: [remote('mf-contacts', ['/contacts'], releases)] })).registry;
    const complete = registryWith({ current, previous });
    const commandsIn = (page: Registry) => commandsOf(registryOfPages(page), complete);
    expect(commandsIn(registryWith({ current: previous }))).toEqual([older]);
    expect(commandsIn(registryWith({ current }))).toEqual([newer]);
    const gone = { ...release, version: '0.9.0' };
    expect(commandsIn(registryWith({ current: gone }))).toEqual([newer]);
  });

  it('and previous releases are all that the registry of pages leaves out', () => {
    const commands = [{ id: 'here', label: 'Here' }];
    const registryWith = (each: object, releases: object = {}) =>
      parseRegistry(
        raw({
          remotes: [
            remote('mf-contacts', ['/contacts'], {
              current: { ...release, ...each },
              candidate: { ...release, version: '2.0.0', percent: 10, ...each },
              ...releases,
            }),
          ],
        }),
      ).registry;
    const previous = { ...release, version: '0.9.0', commands };
    expect(registryOfPages(registryWith({ commands }, { previous }))).toEqual(registryWith({}));
  });
});

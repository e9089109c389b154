/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { agreedOverride } from '../testing/agreed-override.ts';
import { RemoteFailure } from './remote-failure.ts';
import {
  entryOf,
  loaderWith,
  reasonOf,
  registryWith,
  release,
  remoteModule,
} from '../testing/loader-with.ts';

it('the loader reports an invalid registry entry, and loads the remote once it’s fixed', async () => {
  const broken = registryWith({ fault: 'The entry is not readable.' });
  const { loader, reported } = loaderWith(() => Promise.resolve(remoteModule()), broken, {
    fetchRegistry: () => Promise.resolve(registryWith()),
  });
  expect(await reasonOf(loader.load('mf-contacts', 'module'))).toBe('malformed');
  expect(reported()).toEqual([['', 'malformed']]);
  expect(await reasonOf(loader.retry('mf-contacts', 'module'))).toBe('loaded');
});

beforeEach(() => {
  sessionStorage.clear();
});

describe('createRemoteLoader', () => {
  it('loads a module from the current release', async () => {
    const module = remoteModule();
    const { loader, runtime } = loaderWith(() => Promise.resolve(module));
    await expect(loader.load('mf-contacts', 'module')).resolves.toBe(module);
    expect(runtime.pointed).toEqual([entryOf('2.0.0')]);
    expect(loader.loaded('mf-contacts', 'module')).toBe(module);
  });

  it('reports the load of a release and the render of its first page, once each', async () => {
    const [onLoaded, onShown] = [jest.fn(), jest.fn()];
    const { loader } = loaderWith(() => Promise.resolve(remoteModule()), registryWith(), {
      onLoaded,
      onShown,
    });
    loader.shown('mf-contacts', 0);
    await loader.load('mf-contacts', 'module');
    await loader.load('mf-contacts', 'commands');
    expect(onLoaded.mock.calls).toEqual([['mf-contacts', '2.0.0', expect.any(Number)]]);
    expect(onShown).not.toHaveBeenCalled();
    const asked = performance.now();
    loader.shown('mf-contacts', asked);
    loader.shown('mf-contacts', asked);
    expect(onShown.mock.calls).toEqual([['mf-contacts', '2.0.0', expect.any(Number)]]);
    expect(onShown.mock.calls[0][2]).toBeLessThanOrEqual(performance.now() - asked);
  });

  it('asks once, however many callers want the same module', async () => {
    const answers = jest.fn(() => Promise.resolve(remoteModule()));
    const { loader } = loaderWith(answers);
    await Promise.all([loader.load('mf-contacts', 'module'), loader.load('mf-contacts', 'module')]);
    expect(answers).toHaveBeenCalledTimes(1);
  });

  it('falls back to the previous release if nothing of the current one was loaded', async () => {
    const { loader, runtime } = loaderWith(
      (entry) =>
        entry.includes('2.0.0')
          ? Promise.reject(new Error('boom'))
          : Promise.resolve(remoteModule()),
      registryWith({ previous: release('1.0.0') }),
    );
    await loader.load('mf-contacts', 'module');
    expect(runtime.pointed).toEqual([entryOf('2.0.0'), entryOf('1.0.0')]);
  });

  it('reads the registry again for the previous release, which pages leave out, or for a newer one', async () => {
    const broken = new Set([entryOf('2.0.0'), entryOf('2.0.1')]);
    const { loader, runtime } = loaderWith(
      (entry) =>
        broken.has(entry) ? Promise.reject(new Error('boom')) : Promise.resolve(remoteModule()),
      registryWith(),
      {
        fetchRegistry: async () =>
          registryWith({ current: release('2.0.1'), previous: release('1.0.0') }),
      },
    );
    await loader.load('mf-contacts', 'module');
    expect(runtime.pointed).toEqual([entryOf('2.0.0'), entryOf('2.0.1'), entryOf('1.0.0')]);
  });

  it('reports the failure of the release if the registry cannot be read again', async () => {
    const { loader } = loaderWith(() => Promise.reject(new Error('boom')), registryWith(), {
      fetchRegistry: () => Promise.reject(new Error('offline')),
    });
    expect(await reasonOf(loader.load('mf-contacts', 'module'))).toBe('threw');
  });

  it('never mixes two versions: if a second module fails, the first stays', async () => {
    const { loader, runtime } = loaderWith(
      (_, module) =>
        module === 'module' ? Promise.resolve(remoteModule()) : Promise.reject(new Error('no')),
      registryWith({ previous: release('1.0.0') }),
    );
    await loader.load('mf-contacts', 'module');
    expect(await reasonOf(loader.load('mf-contacts', 'dialog'))).toBe('threw');
    expect(runtime.pointed).toEqual([entryOf('2.0.0')]);
  });

  it('times out', async () => {
    const { loader } = loaderWith(() => new Promise(() => {}), registryWith(), { timeout: 1 });
    expect(await reasonOf(loader.load('mf-contacts', 'module'))).toBe('timeout');
  });

  it('waits longer for a release that pages leave out, because all of its scripts come first', async () => {
    jest.useFakeTimers();
    const { loader } = loaderWith(
      (entry) =>
        entry.includes('2.0.0')
          ? Promise.reject(new Error('boom'))
          : new Promise((resolve) => setTimeout(() => resolve(remoteModule()), 2_500)),
      registryWith(),
      { fetchRegistry: async () => registryWith({ previous: release('1.0.0') }), timeout: 1_000 },
    );
    const loading = loader.load('mf-contacts', 'module');
    await jest.advanceTimersByTimeAsync(2_500);
    jest.useRealTimers();
    expect(await loading).toHaveProperty('default');
  });

  it('reports that the registry doesn’t contain the remote', async () => {
    const { loader } = loaderWith(() => Promise.resolve(remoteModule()));
    expect(await reasonOf(loader.load('mf-analytics', 'module'))).toBe('unknown');
  });

  it('does not fetch a remote of another contract', async () => {
    const answers = jest.fn(() => Promise.resolve(remoteModule()));
    const { loader } = loaderWith(answers, registryWith({ contract: 2 }));
    expect(await reasonOf(loader.load('mf-contacts', 'module'))).toBe('incompatible');
    expect(answers).not.toHaveBeenCalled();
  });

  it('rejects an entry without modules', async () => {
    const { loader } = loaderWith(() => Promise.resolve(null));
    expect(await reasonOf(loader.load('mf-contacts', 'module'))).toBe('malformed');
  });

  it('retries after a failure when called again', async () => {
    const answers = jest
      .fn<Promise<unknown>, []>()
      .mockRejectedValueOnce(new Error('once'))
      .mockResolvedValueOnce(remoteModule());
    const { loader } = loaderWith(answers, registryWith(), {
      diagnose: async () => new RemoteFailure('unreachable', 'answered 500'),
    });
    expect(await reasonOf(loader.load('mf-contacts', 'module'))).toBe('unreachable');
    expect(await reasonOf(loader.load('mf-contacts', 'module'))).toBe('loaded');
  });

  it('rejects again for a module that threw, and loads it again only on Retry', async () => {
    const answers = jest
      .fn<Promise<unknown>, []>()
      .mockRejectedValueOnce(new Error('boom at import'))
      .mockResolvedValueOnce(remoteModule());
    const { loader } = loaderWith(answers);
    const first = await loader.load('mf-contacts', 'module').catch((error: unknown) => error);
    await expect(loader.load('mf-contacts', 'module')).rejects.toBe(first);
    expect(answers).toHaveBeenCalledTimes(1);
    expect(await reasonOf(loader.retry('mf-contacts', 'module'))).toBe('loaded');
  });
});

describe('a candidate', () => {
  const staged = () =>
    registryWith({ candidate: { ...release('3.0.0'), percent: 100 }, retryPrefix: true });
  const brokenCandidate = (entry: string) =>
    entry.includes('3.0.0') ? Promise.reject(new Error('boom')) : Promise.resolve(remoteModule());

  it('is loaded for its users', async () => {
    const { loader, runtime } = loaderWith(() => Promise.resolve(remoteModule()), staged());
    await loader.load('mf-contacts', 'module');
    expect(runtime.pointed).toEqual([entryOf('3.0.0')]);
  });

  it('that fails is replaced by the current release immediately, and for the whole visit', async () => {
    const { loader, runtime, reported } = loaderWith(brokenCandidate, staged());
    await loader.load('mf-contacts', 'module');
    expect(runtime.pointed).toEqual([entryOf('3.0.0'), entryOf('2.0.0')]);
    expect(reported()).toEqual([['3.0.0', 'threw']]);
    const afterReload = loaderWith(brokenCandidate, staged());
    await afterReload.loader.load('mf-contacts', 'module');
    expect(afterReload.runtime.pointed).toEqual([entryOf('2.0.0')]);
  });

  it('that isn’t a valid remote is replaced, too', async () => {
    const { loader, runtime } = loaderWith(
      (entry) => Promise.resolve(entry.includes('3.0.0') ? { default: {} } : remoteModule()),
      staged(),
    );
    await loader.load('mf-contacts', 'module');
    expect(runtime.pointed.at(-1)).toBe(entryOf('2.0.0'));
  });

  it('that fails while rendering is replaced on Retry', async () => {
    const { loader, runtime, reported } = loaderWith(
      () => Promise.resolve(remoteModule()),
      staged(),
    );
    await loader.load('mf-contacts', 'module');
    loader.failed('mf-contacts', 'module', new RemoteFailure('render', 'drawn badly'));
    await loader.retry('mf-contacts', 'module');
    expect(runtime.pointed.at(-1)).toBe(entryOf('2.0.0'));
    expect(reported()).toEqual([['3.0.0', 'render']]);
  });
});

describe('reports', () => {
  it('contain every release that failed, in the order of attempts', async () => {
    const { loader, reported } = loaderWith(
      () => Promise.reject(new Error('boom')),
      registryWith({ previous: release('1.0.0') }),
      {
        diagnose: async ({ version }) =>
          version === '2.0.0' ? new RemoteFailure('integrity', 'changed') : null,
      },
    );
    expect(await reasonOf(loader.load('mf-contacts', 'module'))).toBe('threw');
    expect(reported()).toEqual([
      ['2.0.0', 'integrity'],
      ['1.0.0', 'threw'],
    ]);
  });
});

describe('a release of another contract', () => {
  it('is replaced by a compatible previous one', async () => {
    const { loader, runtime, guard } = loaderWith(
      () => Promise.resolve(remoteModule()),
      registryWith({
        contract: 2,
        current: { ...release('2.0.0'), contract: 2 },
        previous: { ...release('1.0.0'), contract: 1 },
      }),
    );
    await loader.load('mf-contacts', 'module');
    expect(runtime.pointed.at(-1)).toBe(entryOf('1.0.0'));
    expect(guard).toHaveBeenCalledTimes(1);
  });
});

describe('the integrity check', () => {
  const files = {
    'remoteEntry.js': 'sha384-e',
    'assets/a.js': 'sha384-a',
    'assets/b.js': 'sha384-b',
  };
  const hashed = (version: string) => ({
    ...release(version),
    integrity: 'sha384-e',
    preload: [entryOf(version), `http://localhost:4201/${version}/assets/a.js`],
    files,
  });
  const address = (path: string) => `http://localhost:4201/${path}`;

  it('checks the initial scripts before use; the page’s import map has the others', async () => {
    const { loader, guard } = loaderWith(
      () => Promise.resolve(remoteModule()),
      registryWith({ current: hashed('2.0.0') }),
    );
    await loader.load('mf-contacts', 'module');
    expect(guard.mock.calls).toEqual([
      [
        [
          { address: address('2.0.0/remoteEntry.js'), integrity: 'sha384-e' },
          { address: address('2.0.0/assets/a.js'), integrity: 'sha384-a' },
        ],
      ],
    ]);
  });

  it('checks all scripts at the URLs of a retry, which the import map lacks', async () => {
    const { loader, guard } = loaderWith(
      () => Promise.reject(new Error('boom')),
      registryWith({ current: hashed('2.0.0'), retryPrefix: true }),
    );
    await reasonOf(loader.load('mf-contacts', 'module'));
    await reasonOf(loader.retry('mf-contacts', 'module'));
    expect(guard.mock.lastCall?.[0].map((script) => script.address)).toEqual([
      address('~1/2.0.0/remoteEntry.js'),
      address('~1/2.0.0/assets/a.js'),
      address('~1/2.0.0/assets/b.js'),
    ]);
  });

  it('prevents scripts that differ from the release from running', async () => {
    const answers = jest.fn(() => Promise.resolve(remoteModule()));
    const { loader } = loaderWith(answers, registryWith({ current: hashed('2.0.0') }), {
      guard: () => Promise.reject(new RemoteFailure('integrity', 'changed')),
    });
    expect(await reasonOf(loader.load('mf-contacts', 'module'))).toBe('integrity');
    expect(answers).not.toHaveBeenCalled();
  });
});

describe('the reason of a failure', () => {
  const failing = (error: unknown, change: object = {}) =>
    reasonOf(
      loaderWith(() => Promise.reject(error), registryWith(), change).loader.load(
        'mf-contacts',
        'module',
      ),
    );
  const guarded = {
    guard: () => Promise.reject(new RemoteFailure('integrity', 'not as released')),
  };

  it('is "threw" for a script that matches the release and throws while it is imported', async () => {
    expect(await failing(new Error('boom'))).toBe('threw');
    expect(await failing(new TypeError('x is not a function'))).toBe('threw');
    expect(await failing('a text')).toBe('threw');
  });

  it.each([
    'Failed to fetch dynamically imported module: http://localhost:4201/2.0.0/remoteEntry.js',
    'error loading dynamically imported module: http://localhost:4201/2.0.0/remoteEntry.js',
    'Importing a module script failed.',
    '[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008',
  ])(
    'is "unreachable" for a script that was not fetched and is available by now: %s',
    async (text) => {
      expect(await failing(new TypeError(text))).toBe('unreachable');
    },
  );

  it('comes from the diagnosis if there is something wrong with the files', async () => {
    const diagnose = async () => new RemoteFailure('integrity', 'changed');
    expect(await failing(new Error('boom'), { diagnose })).toBe('integrity');
    const late = async () => new RemoteFailure('timeout', 'No answer.');
    expect(await failing(new Error('boom'), { diagnose: late })).toBe('timeout');
  });

  it('is "unreachable" for a script that could not be checked and has its hash by now', async () => {
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: { subtle: {} } });
    expect(await failing(null, guarded)).toBe('unreachable');
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: {} });
    expect(await failing(null, guarded)).toBe('integrity');
  });
});

describe('refresh', () => {
  const released = (version: string) => ({
    ...registryWith({ current: release(version) }),
    revision: 2,
  });
  const known = [{ name: 'mf-contacts', routes: ['/contacts'] }];

  it('returns a remote in use when there is a newer release, and keeps what is in use', async () => {
    const { loader, runtime } = loaderWith(() => Promise.resolve(remoteModule()), registryWith(), {
      fetchRegistry: () => Promise.resolve(released('2.1.0')),
    });
    await loader.load('mf-contacts', 'module');
    expect(await loader.refresh()).toEqual(known);
    await loader.load('mf-contacts', 'module');
    expect(runtime.pointed).toEqual([entryOf('2.0.0')]);
    expect(await loader.refresh()).toEqual(known);
  });

  it('returns nothing while the registry is unchanged or unreadable', async () => {
    const { loader } = loaderWith(() => Promise.resolve(remoteModule()), registryWith(), {
      fetchRegistry: () => Promise.reject(new Error('offline')),
    });
    await loader.load('mf-contacts', 'module');
    expect(await loader.refresh()).toEqual([]);
  });

  it('excludes a remote that is not in use, which loads in its new version', async () => {
    const { loader, runtime } = loaderWith(() => Promise.resolve(remoteModule()), registryWith(), {
      fetchRegistry: () => Promise.resolve(released('2.1.0')),
    });
    expect(await loader.refresh()).toEqual([]);
    await loader.load('mf-contacts', 'module');
    expect(runtime.pointed).toEqual([entryOf('2.1.0')]);
  });

  it('excludes a release that this page could not load', async () => {
    const { loader } = loaderWith(
      (entry) =>
        entry.includes('2.0.0')
          ? Promise.reject(new Error('boom'))
          : Promise.resolve(remoteModule()),
      registryWith({ previous: release('1.0.0') }),
    );
    await loader.load('mf-contacts', 'module');
    expect(await loader.refresh()).toEqual([]);
  });
});

describe('an override', () => {
  it('replaces every release, and has no fallback', async () => {
    const overrides = agreedOverride('mf-contacts', 'http://localhost:4206');
    const { loader, runtime } = loaderWith(
      () => Promise.reject(new Error('boom')),
      registryWith({ previous: release('1.0.0') }),
      { overrides },
    );
    expect(await reasonOf(loader.load('mf-contacts', 'module'))).toBe('threw');
    expect(runtime.pointed).toEqual(['http://localhost:4206/remoteEntry.js']);
  });
});

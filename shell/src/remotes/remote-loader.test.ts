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

it('says and reports what is wrong with an entry of the registry, and loads once that is put right', async () => {
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

  it('tells when a release was loaded and when its first page stands, once each', async () => {
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

  it('falls back to the previous release when nothing of the current one was loaded', async () => {
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

  it('never mixes two versions: a second module that fails does not move the first', async () => {
    const { loader, runtime } = loaderWith(
      (_, module) =>
        module === 'module' ? Promise.resolve(remoteModule()) : Promise.reject(new Error('no')),
      registryWith({ previous: release('1.0.0') }),
    );
    await loader.load('mf-contacts', 'module');
    expect(await reasonOf(loader.load('mf-contacts', 'dialog'))).toBe('threw');
    expect(runtime.pointed).toEqual([entryOf('2.0.0')]);
  });

  it('gives up on a remote that does not answer in time', async () => {
    const { loader } = loaderWith(() => new Promise(() => {}), registryWith(), { timeout: 1 });
    expect(await reasonOf(loader.load('mf-contacts', 'module'))).toBe('timeout');
  });

  it('says when the registry does not know the remote', async () => {
    const { loader } = loaderWith(() => Promise.resolve(remoteModule()));
    expect(await reasonOf(loader.load('mf-analytics', 'module'))).toBe('unknown');
  });

  it('does not even fetch a remote of another contract', async () => {
    const answers = jest.fn(() => Promise.resolve(remoteModule()));
    const { loader } = loaderWith(answers, registryWith({ contract: 2 }));
    expect(await reasonOf(loader.load('mf-contacts', 'module'))).toBe('incompatible');
    expect(answers).not.toHaveBeenCalled();
  });

  it('refuses an entry that exposes nothing', async () => {
    const { loader } = loaderWith(() => Promise.resolve(null));
    expect(await reasonOf(loader.load('mf-contacts', 'module'))).toBe('malformed');
  });

  it('tries again after a failure when asked again', async () => {
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

  it('is what its people get', async () => {
    const { loader, runtime } = loaderWith(() => Promise.resolve(remoteModule()), staged());
    await loader.load('mf-contacts', 'module');
    expect(runtime.pointed).toEqual([entryOf('3.0.0')]);
  });

  it('that fails gives way to the current release at once, and for the whole visit', async () => {
    const { loader, runtime, reported } = loaderWith(brokenCandidate, staged());
    await loader.load('mf-contacts', 'module');
    expect(runtime.pointed).toEqual([entryOf('3.0.0'), entryOf('2.0.0')]);
    expect(reported()).toEqual([['3.0.0', 'threw']]);
    const afterReload = loaderWith(brokenCandidate, staged());
    await afterReload.loader.load('mf-contacts', 'module');
    expect(afterReload.runtime.pointed).toEqual([entryOf('2.0.0')]);
  });

  it('that is no remote gives way too', async () => {
    const { loader, runtime } = loaderWith(
      (entry) => Promise.resolve(entry.includes('3.0.0') ? { default: {} } : remoteModule()),
      staged(),
    );
    await loader.load('mf-contacts', 'module');
    expect(runtime.pointed.at(-1)).toBe(entryOf('2.0.0'));
  });

  it('that fails while it is drawn is left by Retry', async () => {
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

describe('what is reported', () => {
  it('is every release that failed, in the order of trying', async () => {
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
  it('gives way to the previous one, which fits', async () => {
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

describe('the scripts of a release', () => {
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

  it('are checked before it is used: those for the start, as the page knows the others', async () => {
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

  it('are all checked at the addresses of a retry, which the page does not know', async () => {
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

  it('that are not what was released are never run', async () => {
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

  it('is "threw" for a script that is as released and throws while it is imported', async () => {
    expect(await failing(new Error('boom'))).toBe('threw');
    expect(await failing(new TypeError('x is not a function'))).toBe('threw');
    expect(await failing('a text')).toBe('threw');
  });

  it.each([
    'Failed to fetch dynamically imported module: http://localhost:4201/2.0.0/remoteEntry.js',
    'error loading dynamically imported module: http://localhost:4201/2.0.0/remoteEntry.js',
    'Importing a module script failed.',
    '[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008',
  ])('is "unreachable" for a script that was not fetched and is there by now: %s', async (text) => {
    expect(await failing(new TypeError(text))).toBe('unreachable');
  });

  it('is what the files tell, where something is wrong with them', async () => {
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

  it('names a remote in use once a newer release is out, and leaves what is in use', async () => {
    const { loader, runtime } = loaderWith(() => Promise.resolve(remoteModule()), registryWith(), {
      fetchRegistry: () => Promise.resolve(released('2.1.0')),
    });
    await loader.load('mf-contacts', 'module');
    expect(await loader.refresh()).toEqual(known);
    await loader.load('mf-contacts', 'module');
    expect(runtime.pointed).toEqual([entryOf('2.0.0')]);
    expect(await loader.refresh()).toEqual(known);
  });

  it('names nothing while the registry is the same or cannot be read', async () => {
    const { loader } = loaderWith(() => Promise.resolve(remoteModule()), registryWith(), {
      fetchRegistry: () => Promise.reject(new Error('offline')),
    });
    await loader.load('mf-contacts', 'module');
    expect(await loader.refresh()).toEqual([]);
  });

  it('does not name a remote that is not in use: it loads in its new version', async () => {
    const { loader, runtime } = loaderWith(() => Promise.resolve(remoteModule()), registryWith(), {
      fetchRegistry: () => Promise.resolve(released('2.1.0')),
    });
    expect(await loader.refresh()).toEqual([]);
    await loader.load('mf-contacts', 'module');
    expect(runtime.pointed).toEqual([entryOf('2.1.0')]);
  });

  it('does not name a remote for a release that this page could not load', async () => {
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
  it('comes instead of every release, and is not replaced when it fails', async () => {
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

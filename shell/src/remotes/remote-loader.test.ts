import { type Registry, type RegistryRemote } from '@rapport/remote-api/registry';
import { type ModuleRuntime } from './module-runtime.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { type RemoteFailure } from './remote-failure.ts';

const entryOf = (version: string) => `http://localhost:4201/${version}/remoteEntry.js`;

const release = (version: string) => ({
  version,
  entry: entryOf(version),
  preload: [],
  publishedAt: '2026-01-01T00:00:00.000Z',
  publishedBy: 'ada',
});

const registryWith = (change: Partial<RegistryRemote> = {}): Registry => ({
  registry: 1,
  revision: 1,
  remotes: [
    {
      name: 'mf-contacts',
      contract: 1,
      routes: ['/contacts'],
      current: release('2.0.0'),
      ...change,
    },
  ],
  nav: [],
});

/** A runtime whose entries answer with what the test says, by address and module. */
class FakeRuntime implements ModuleRuntime {
  readonly pointed: string[] = [];
  constructor(private readonly answers: (entry: string, module: string) => Promise<unknown>) {}
  point(_name: string, entry: string) {
    this.pointed.push(entry);
  }
  load(id: string) {
    return this.answers(this.pointed.at(-1) ?? '', id.split('/')[1] ?? '');
  }
}

function loaderWith(
  answers: (entry: string, module: string) => Promise<unknown>,
  registry = registryWith(),
  fetchRegistry = () => Promise.resolve(registry),
) {
  const runtime = new FakeRuntime(answers);
  const loader = createRemoteLoader({ registry, fetchRegistry, runtime, timeout: 50 });
  return { loader, runtime };
}

const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'loaded',
    (error: RemoteFailure) => error.reason,
  );

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('createRemoteLoader', () => {
  it('loads a module from the current release', async () => {
    const module = { default: {} };
    const { loader, runtime } = loaderWith(() => Promise.resolve(module));
    await expect(loader.load('mf-contacts', 'module')).resolves.toBe(module);
    expect(runtime.pointed).toEqual([entryOf('2.0.0')]);
    expect(loader.loaded('mf-contacts', 'module')).toBe(module);
  });

  it('asks once, however many callers want the same module', async () => {
    const answers = jest.fn(() => Promise.resolve({}));
    const { loader } = loaderWith(answers);
    await Promise.all([loader.load('mf-contacts', 'module'), loader.load('mf-contacts', 'module')]);
    expect(answers).toHaveBeenCalledTimes(1);
  });

  it('falls back to the previous release when nothing of the current one was loaded', async () => {
    const { loader, runtime } = loaderWith(
      (entry) =>
        entry.includes('2.0.0') ? Promise.reject(new Error('boom')) : Promise.resolve({}),
      registryWith({ previous: release('1.0.0') }),
    );
    await loader.load('mf-contacts', 'module');
    expect(runtime.pointed).toEqual([entryOf('2.0.0'), entryOf('1.0.0')]);
  });

  it('never mixes two versions: a second module that fails does not move the first', async () => {
    const { loader, runtime } = loaderWith(
      (_, module) => (module === 'module' ? Promise.resolve({}) : Promise.reject(new Error('no'))),
      registryWith({ previous: release('1.0.0') }),
    );
    await loader.load('mf-contacts', 'module');
    expect(await reasonOf(loader.load('mf-contacts', 'dialog'))).toBe('unreachable');
    expect(runtime.pointed).toEqual([entryOf('2.0.0')]);
  });

  it('gives up on a remote that does not answer in time', async () => {
    const { loader } = loaderWith(() => new Promise(() => {}));
    expect(await reasonOf(loader.load('mf-contacts', 'module'))).toBe('timeout');
  });

  it('says when the registry does not know the remote', async () => {
    const { loader } = loaderWith(() => Promise.resolve({}));
    expect(await reasonOf(loader.load('mf-analytics', 'module'))).toBe('unknown');
  });

  it('does not even fetch a remote of another contract', async () => {
    const answers = jest.fn(() => Promise.resolve({}));
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
      .mockResolvedValueOnce({});
    const { loader } = loaderWith(answers);
    expect(await reasonOf(loader.load('mf-contacts', 'module'))).toBe('unreachable');
    expect(await reasonOf(loader.load('mf-contacts', 'module'))).toBe('loaded');
  });
});

describe('retry', () => {
  const failing = () => Promise.reject(new Error('boom'));

  it('uses an address that has not failed before, each time another one', async () => {
    const { loader, runtime } = loaderWith(failing, registryWith({ retryPrefix: true }));
    await reasonOf(loader.load('mf-contacts', 'module'));
    await reasonOf(loader.retry('mf-contacts', 'module'));
    await reasonOf(loader.retry('mf-contacts', 'module'));
    expect(runtime.pointed).toEqual([
      entryOf('2.0.0'),
      'http://localhost:4201/~1/2.0.0/remoteEntry.js',
      'http://localhost:4201/~2/2.0.0/remoteEntry.js',
    ]);
  });

  it('follows the registry to a newer release', async () => {
    const newer = registryWith({ current: release('2.0.1'), retryPrefix: true });
    const { loader, runtime } = loaderWith(failing, registryWith(), () => Promise.resolve(newer));
    await reasonOf(loader.load('mf-contacts', 'module'));
    await reasonOf(loader.retry('mf-contacts', 'module'));
    expect(runtime.pointed.at(-1)).toBe(entryOf('2.0.1'));
  });

  it('goes on with the registry it has when that cannot be read again', async () => {
    const { loader, runtime } = loaderWith(failing, registryWith({ retryPrefix: true }), () =>
      Promise.reject(new Error('offline')),
    );
    await reasonOf(loader.load('mf-contacts', 'module'));
    await reasonOf(loader.retry('mf-contacts', 'module'));
    expect(runtime.pointed).toHaveLength(2);
  });
});

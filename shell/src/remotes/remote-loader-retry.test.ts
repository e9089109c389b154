import { RemoteFailure } from './remote-failure.ts';
import {
  entryOf,
  loaderWith,
  reasonOf,
  registryWith,
  release,
  remoteModule,
} from '../testing/loader-with.ts';

describe('retry', () => {
  const failing = () => Promise.reject(new Error('boom'));

  it('uses a new URL each time, which has not failed before', async () => {
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

  it('uses new URLs for the previous release, too, once both have failed', async () => {
    const { loader, runtime } = loaderWith(
      failing,
      registryWith({ previous: release('1.0.0'), retryPrefix: true }),
    );
    await reasonOf(loader.load('mf-contacts', 'module'));
    await reasonOf(loader.retry('mf-contacts', 'module'));
    expect(runtime.pointed).toEqual([
      entryOf('2.0.0'),
      entryOf('1.0.0'),
      'http://localhost:4201/~1/2.0.0/remoteEntry.js',
      'http://localhost:4201/~2/1.0.0/remoteEntry.js',
    ]);
  });

  it('follows the registry to a newer release', async () => {
    const newer = registryWith({ current: release('2.0.1'), retryPrefix: true });
    const fetchRegistry = jest.fn().mockResolvedValueOnce(registryWith()).mockResolvedValue(newer);
    const { loader, runtime } = loaderWith(failing, registryWith(), { fetchRegistry });
    await reasonOf(loader.load('mf-contacts', 'module'));
    await reasonOf(loader.retry('mf-contacts', 'module'));
    expect(runtime.pointed).toEqual([entryOf('2.0.0'), entryOf('2.0.1')]);
  });

  it('continues with its registry if that cannot be read again', async () => {
    const { loader, runtime } = loaderWith(failing, registryWith({ retryPrefix: true }), {
      fetchRegistry: () => Promise.reject(new Error('offline')),
    });
    await reasonOf(loader.load('mf-contacts', 'module'));
    await reasonOf(loader.retry('mf-contacts', 'module'));
    expect(runtime.pointed).toHaveLength(2);
  });
});

describe('needsReload is true', () => {
  const failing = () => Promise.reject(new Error('boom'));
  const afterLoad = async (...setup: Parameters<typeof loaderWith>) => {
    const { loader } = loaderWith(...setup);
    const before = loader.needsReload('mf-contacts', 'module');
    await reasonOf(loader.load('mf-contacts', 'module'));
    return [before, loader.needsReload('mf-contacts', 'module')];
  };

  it('after a release has failed although its files are fine', async () => {
    expect(await afterLoad(failing)).toEqual([false, true]);
  });

  it('not while its files are unavailable, because browsers fetch those again', async () => {
    const diagnose = async () => new RemoteFailure('unreachable', 'answered 500');
    expect(await afterLoad(failing, registryWith(), { diagnose })).toEqual([false, false]);
  });

  it('not for a module’s files just because another module was loaded', async () => {
    const { loader } = loaderWith(
      (_, module) => (module === 'dialog' ? Promise.resolve({ Dialog: () => null }) : failing()),
      registryWith(),
      { diagnose: async () => new RemoteFailure('unreachable', 'answered 500') },
    );
    await loader.load('mf-contacts', 'dialog');
    await reasonOf(loader.load('mf-contacts', 'module'));
    expect(loader.needsReload('mf-contacts', 'module')).toBe(false);
  });

  it('if a release times out for the second time', async () => {
    const { loader } = loaderWith(() => new Promise(() => {}), registryWith(), { timeout: 1 });
    await reasonOf(loader.load('mf-contacts', 'module'));
    expect(loader.needsReload('mf-contacts', 'module')).toBe(false);
    await reasonOf(loader.retry('mf-contacts', 'module'));
    expect(loader.needsReload('mf-contacts', 'module')).toBe(true);
  });

  it('after a release was used, because loading it again returns the same modules', async () => {
    expect(await afterLoad(() => Promise.resolve(remoteModule()))).toEqual([false, true]);
  });

  it('never if the origin strips a prefix', async () => {
    expect(await afterLoad(failing, registryWith({ retryPrefix: true }))).toEqual([false, false]);
  });

  it('not for what was never requested: a release of another contract', async () => {
    expect(await afterLoad(failing, registryWith({ contract: 2 }))).toEqual([false, false]);
  });

  it('not for an invalid or missing registry entry', async () => {
    const unreadable = registryWith({ contract: 0, fault: 'The entry is not readable.' });
    expect(await afterLoad(failing, unreadable)).toEqual([false, false]);
    expect(await afterLoad(failing, { ...registryWith(), remotes: [] })).toEqual([false, false]);
  });

  it('if the fallback has failed, too, and the newer release is of another contract', async () => {
    const behind = registryWith({
      contract: 2,
      previous: { ...release('1.0.0'), contract: 1 },
    });
    expect(await afterLoad(failing, behind)).toEqual([false, true]);
  });

  it('no longer once the registry has a release that this page has not requested', async () => {
    const newer = registryWith({ current: release('2.0.1') });
    const fetchRegistry = jest.fn().mockResolvedValueOnce(registryWith()).mockResolvedValue(newer);
    const { loader } = loaderWith(failing, registryWith(), { fetchRegistry });
    await reasonOf(loader.load('mf-contacts', 'module'));
    await loader.refresh();
    expect(loader.needsReload('mf-contacts', 'module')).toBe(false);
  });

  it('despite a newer release while another module of the old one is in use', async () => {
    const { loader } = loaderWith(
      (_, module) => (module === 'dialog' ? Promise.resolve({ Dialog: () => null }) : failing()),
      registryWith(),
      { fetchRegistry: () => Promise.resolve(registryWith({ current: release('2.0.1') })) },
    );
    await loader.load('mf-contacts', 'dialog');
    await reasonOf(loader.load('mf-contacts', 'module'));
    await loader.refresh();
    expect(loader.needsReload('mf-contacts', 'module')).toBe(true);
    // Nothing else requires the old release.
    expect(loader.needsReload('mf-contacts', 'dialog')).toBe(false);
  });
});

describe('a second module of a remote in use', () => {
  it('keeps the version in use when it is retried, even if the registry has another one', async () => {
    const newer = registryWith({ current: release('2.0.1'), retryPrefix: true });
    const { loader, runtime } = loaderWith(
      (_, module) =>
        module === 'module' ? Promise.resolve(remoteModule()) : Promise.reject(new Error('no')),
      registryWith({ retryPrefix: true }),
      { fetchRegistry: () => Promise.resolve({ ...newer, revision: 2 }) },
    );
    await loader.load('mf-contacts', 'module');
    await reasonOf(loader.load('mf-contacts', 'dialog'));
    await reasonOf(loader.retry('mf-contacts', 'dialog'));
    expect(runtime.pointed.at(-1)).toBe('http://localhost:4201/~1/2.0.0/remoteEntry.js');
  });
});

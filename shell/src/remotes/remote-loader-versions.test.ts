/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import fc from 'fast-check';
import {
  loaderWith,
  reasonOf,
  registryWith,
  release,
  remoteModule,
} from '../testing/loader-with.ts';

/** Returns the version in an entry's URL, including URLs of a retry. */
const versionIn = (entry: string) => /(\d+\.\d+\.\d+)\/remoteEntry/.exec(entry)?.[1] ?? '';
const versionOf = (loaded: unknown) => String(Reflect.get(Object(loaded), 'version'));

/** Entries whose responses a test controls. */
function heldAnswers() {
  const held = new Map<string, { resolve: (value: unknown) => void; reject: (e: Error) => void }>();
  const moduleOf = (version: string) => ({ ...remoteModule(), version });
  return {
    ask: (entry: string, module: string) =>
      new Promise((resolve, reject) => {
        held.set(`${versionIn(entry)} ${module}`, { resolve, reject });
      }),
    succeed: (version: string, module: string) =>
      held.get(`${version} ${module}`)?.resolve(moduleOf(version)),
    fail: (version: string, module: string) =>
      held.get(`${version} ${module}`)?.reject(new Error('boom')),
    asked: () => [...held.keys()],
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const twoReleases = () => registryWith({ previous: release('1.0.0') });

beforeEach(() => sessionStorage.clear());

describe('a module that is loading while another one moves the remote to the previous release', () => {
  it('is loaded from the previous release, although its own one arrives', async () => {
    const answers = heldAnswers();
    const { loader } = loaderWith(answers.ask, twoReleases(), { timeout: 60_000 });
    const dialog = loader.load('mf-contacts', 'dialog');
    const page = loader.load('mf-contacts', 'module');
    await settle();
    answers.fail('2.0.0', 'module');
    await settle();
    answers.succeed('2.0.0', 'dialog');
    await settle();
    answers.succeed('1.0.0', 'module');
    answers.succeed('1.0.0', 'dialog');
    expect((await Promise.all([page, dialog])).map(versionOf)).toEqual(['1.0.0', '1.0.0']);
    expect(versionOf(loader.loaded('mf-contacts', 'dialog'))).toBe('1.0.0');
  });

  it('no longer waits, however late it is', async () => {
    const answers = heldAnswers();
    const { loader } = loaderWith(answers.ask, twoReleases(), { timeout: 60_000 });
    const dialog = loader.load('mf-contacts', 'dialog');
    void loader.load('mf-contacts', 'module').catch(() => {});
    await settle();
    answers.fail('2.0.0', 'module');
    await settle();
    answers.succeed('1.0.0', 'dialog');
    expect(versionOf(await dialog)).toBe('1.0.0');
  });

  it('fails if the previous release fails, too', async () => {
    const answers = heldAnswers();
    const { loader } = loaderWith(answers.ask, twoReleases(), { timeout: 60_000 });
    const dialog = loader.load('mf-contacts', 'dialog');
    const page = loader.load('mf-contacts', 'module');
    await settle();
    answers.fail('2.0.0', 'module');
    await settle();
    answers.succeed('2.0.0', 'dialog');
    answers.fail('1.0.0', 'dialog');
    answers.succeed('1.0.0', 'module');
    expect(await reasonOf(dialog)).toBe('threw');
    expect(versionOf(await page)).toBe('1.0.0');
  });

  it('is not evaluated from unchecked scripts of a release', async () => {
    const answers = heldAnswers();
    const checks: (() => void)[] = [];
    const { loader } = loaderWith(answers.ask, twoReleases(), {
      timeout: 60_000,
      guard: () => new Promise((resolve) => checks.push(resolve)),
      diagnose: async () => null,
    });
    const dialog = loader.load('mf-contacts', 'dialog');
    await settle();
    const retried = loader.retry('mf-contacts', 'module');
    await settle();
    // The check of the first attempt finishes before that of the second.
    checks[0]?.();
    await settle();
    expect(answers.asked()).toEqual([]);
    checks[1]?.();
    await settle();
    answers.succeed('2.0.0', 'dialog');
    answers.succeed('2.0.0', 'module');
    await Promise.all([dialog, retried]);
  });
});

describe('a retry while the registry’s entry is invalid', () => {
  it('leaves the name unchanged, so the next load finds a release', async () => {
    const unreadable = { ...registryWith({ fault: 'Not readable.' }), revision: 2 };
    const repaired = { ...registryWith(), revision: 3 };
    let served = unreadable;
    const { loader, runtime } = loaderWith(() => Promise.resolve(remoteModule()), registryWith(), {
      fetchRegistry: () => Promise.resolve(served),
    });
    expect(await reasonOf(loader.retry('mf-contacts', 'module'))).toBe('malformed');
    expect(runtime.pointed).toEqual([]);
    served = repaired;
    await loader.refresh();
    expect(await reasonOf(loader.load('mf-contacts', 'module'))).toBe('loaded');
  });
});

describe('a module that is loaded while its retry reads the registry', () => {
  it('keeps its version, and so do the others', async () => {
    let tell = () => {};
    const read = new Promise<void>((resolve) => (tell = resolve));
    const registry = twoReleases();
    const { loader } = loaderWith(
      (entry, module) =>
        module === 'dialog' && versionIn(entry) === '2.0.0'
          ? Promise.reject(new Error('boom'))
          : Promise.resolve({ ...remoteModule(), version: versionIn(entry) }),
      registry,
      { fetchRegistry: () => read.then(() => registry) },
    );
    const retried = loader.retry('mf-contacts', 'panel');
    expect(versionOf(await loader.load('mf-contacts', 'panel'))).toBe('2.0.0');
    tell();
    expect(versionOf(await retried)).toBe('2.0.0');
    expect(await reasonOf(loader.load('mf-contacts', 'dialog'))).toBe('threw');
    expect(versionOf(loader.loaded('mf-contacts', 'panel'))).toBe('2.0.0');
  });
});

const MODULES = ['module', 'dialog', 'panel'] as const;
const VERSIONS = ['3.0.0', '2.0.0', '1.0.0'] as const;
const outcomes = fc.record(
  Object.fromEntries(
    VERSIONS.flatMap((version) =>
      MODULES.map((module) => [`${version} ${module}`, fc.array(fc.boolean(), { maxLength: 3 })]),
    ),
  ),
);
const actions = fc.array(
  fc.record({
    kind: fc.constantFrom('load', 'load', 'retry'),
    module: fc.constantFrom(...MODULES),
  }),
  { minLength: 1, maxLength: 8 },
);

it('a page never has two versions of a remote, for any order of loads', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      outcomes,
      actions,
      fc.boolean(),
      async (s, ends, todo, isReleased) => {
        sessionStorage.clear();
        const asked = new Map<string, number>();
        const answer = (entry: string, module: string) => {
          const id = `${versionIn(entry)} ${module}`;
          const count = asked.get(id) ?? 0;
          asked.set(id, count + 1);
          const isThere = ends[id]?.[count] ?? true;
          const loaded = { ...remoteModule(), version: versionIn(entry) };
          return s
            .schedule(Promise.resolve(), id)
            .then(() => (isThere ? loaded : Promise.reject(new Error('boom'))));
        };
        const before = registryWith({ previous: release('1.0.0'), retryPrefix: true });
        const after = {
          ...registryWith({
            current: release('3.0.0'),
            previous: release('2.0.0'),
            retryPrefix: true,
          }),
          revision: 2,
        };
        const { loader } = loaderWith(answer, before, {
          timeout: 60_000,
          guard: () => s.schedule(Promise.resolve(), 'check'),
          diagnose: () => s.schedule(Promise.resolve(null), 'diagnosis'),
          fetchRegistry: () => s.schedule(Promise.resolve(isReleased ? after : before), 'registry'),
        });
        const inUse = new Map<string, string>();
        const versions = () => new Set(inUse.values()).size;
        let most = 0;
        const act = async ({ kind, module }: (typeof todo)[number]) => {
          await s.schedule(Promise.resolve(), kind);
          // A retried module has failed before, so it isn't in use.
          if (kind === 'retry') inUse.delete(module);
          const work = kind === 'retry' ? loader.retry : loader.load;
          await work('mf-contacts', module).then(
            (loaded) => void inUse.set(module, versionOf(loaded)),
            () => {},
          );
          most = Math.max(most, versions());
        };
        await s.waitFor(Promise.all(todo.map(act)));
        expect(most).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 300 },
  );
});

/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { completeRegistry } from './complete-registry.ts';

const registry = (revision: number) => ({ registry: 1, revision, remotes: [], nav: [] });

afterEach(() => jest.restoreAllMocks());

describe('completeRegistry', () => {
  /** Caches that contain one stored page with this registry. */
  const stored = (value: unknown) => {
    const cache = {
      match: (key: string) =>
        Promise.resolve(key === 'http://localhost/remotes.json' ? Response.json(value) : undefined),
    };
    return {
      keys: () => Promise.resolve(['rapport-page 1 a']),
      open: () => Promise.resolve(cache),
    };
  };

  it('is the one that the origin has now, with all commands', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(registry(3)));
    Object.assign(window, { caches: stored(registry(2)) });
    await expect(completeRegistry()).resolves.toMatchObject({ revision: 3 });
  });

  it('is the one stored with the page if the origin doesn’t respond', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    Object.assign(window, { caches: stored(registry(2)) });
    await expect(completeRegistry()).resolves.toMatchObject({ revision: 2 });
  });

  it('fails with the reason if no page is stored', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    Object.assign(window, { caches: { keys: () => Promise.resolve([]) } });
    await expect(completeRegistry()).rejects.toThrow('Failed to fetch');
  });
});

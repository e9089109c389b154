/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { guardScripts } from './script-guard.ts';

const scripts = [
  { address: 'http://localhost:4201/1.0.0/remoteEntry.js', integrity: 'sha384-e' },
  { address: 'http://localhost:4201/1.0.0/assets/a.js', integrity: 'sha384-a' },
];
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];

/** Mocks whether the browser supports preloading modules. */
function canPreload(can: boolean) {
  jest
    .spyOn(HTMLLinkElement.prototype, 'relList', 'get')
    .mockReturnValue({ supports: () => can } as unknown as DOMTokenList);
}

afterEach(() => {
  document.head.innerHTML = '';
  jest.restoreAllMocks();
});

describe('guardScripts', () => {
  it('makes the browser fetch each script with its hash, for the following import', async () => {
    canPreload(true);
    const guarded = guardScripts(scripts);
    expect(links().map((link) => [link.href, link.integrity, link.crossOrigin])).toEqual([
      [scripts[0]?.address, 'sha384-e', 'anonymous'],
      [scripts[1]?.address, 'sha384-a', 'anonymous'],
    ]);
    for (const link of links()) link.dispatchEvent(new Event('load'));
    await expect(guarded).resolves.toBeUndefined();
  });

  it('fails for a script that differs from the release', async () => {
    canPreload(true);
    const guarded = guardScripts(scripts);
    links()[1]?.dispatchEvent(new Event('error'));
    await expect(guarded).rejects.toMatchObject({
      reason: 'integrity',
      message: `${scripts[1]?.address} couldn't be fetched as it was released.`,
    });
    expect(links().map(({ href }) => href)).toEqual([scripts[0]?.address]);
  });

  describe('if modules cannot be preloaded', () => {
    beforeEach(() => canPreload(false));

    it('fetches and compares', async () => {
      const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('x'));
      await expect(guardScripts(scripts)).resolves.toBeUndefined();
      expect(fetched).toHaveBeenCalledWith(scripts[0]?.address, { integrity: 'sha384-e' });
      expect(links()).toEqual([]);
    });

    it('fails if the hash differs, or on an error', async () => {
      jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
      await expect(guardScripts(scripts.slice(0, 1))).rejects.toMatchObject({
        reason: 'integrity',
      });
      jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 500 }));
      await expect(guardScripts(scripts)).rejects.toMatchObject({ reason: 'integrity' });
    });
  });
});

/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { fetchRegistry, readRegistry } from './read-registry.ts';

const registry = (revision: number) => ({ registry: 1, revision, remotes: [], nav: [] });
const answer = (body: unknown, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }));

afterEach(() => {
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

describe('readRegistry', () => {
  it('uses the copy in the page without a request', async () => {
    const fetched = answer(registry(2));
    document.body.innerHTML = `<script type="application/json" id="rapport-registry">${JSON.stringify(registry(1))}</script>`;
    await expect(readRegistry()).resolves.toMatchObject({ revision: 1 });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('fetches from the origin if the page contains no registry', async () => {
    answer(registry(2));
    await expect(readRegistry()).resolves.toMatchObject({ revision: 2 });
  });
});

describe('fetchRegistry', () => {
  it('ignores the copy in the page', async () => {
    answer(registry(3));
    document.body.innerHTML = `<script type="application/json" id="rapport-registry">${JSON.stringify(registry(1))}</script>`;
    await expect(fetchRegistry()).resolves.toMatchObject({ revision: 3 });
  });

  it('reports the status of the response', async () => {
    answer({}, 503);
    await expect(fetchRegistry()).rejects.toThrow('The registry answered 503.');
  });
});

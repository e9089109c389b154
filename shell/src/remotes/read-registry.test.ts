import { fetchRegistry, readRegistry, watchRegistry } from './read-registry.ts';

const registry = (revision: number) => ({ registry: 1, revision, remotes: [], nav: [] });
const answer = (body: unknown, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }));

afterEach(() => {
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

describe('readRegistry', () => {
  it('takes the copy in the page without asking the network', async () => {
    const fetched = answer(registry(2));
    document.body.innerHTML = `<script type="application/json" id="rapport-registry">${JSON.stringify(registry(1))}</script>`;
    await expect(readRegistry()).resolves.toMatchObject({ revision: 1 });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('asks the origin when the page carries no registry', async () => {
    answer(registry(2));
    await expect(readRegistry()).resolves.toMatchObject({ revision: 2 });
  });
});

describe('fetchRegistry', () => {
  it('looks past the copy in the page', async () => {
    answer(registry(3));
    document.body.innerHTML = `<script type="application/json" id="rapport-registry">${JSON.stringify(registry(1))}</script>`;
    await expect(fetchRegistry()).resolves.toMatchObject({ revision: 3 });
  });

  it('says which status it met', async () => {
    answer({}, 503);
    await expect(fetchRegistry()).rejects.toThrow('The registry answered 503.');
  });
});

describe('watchRegistry', () => {
  const refresh = jest.fn(async () => {});
  let stop = () => {};

  const show = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    jest.useFakeTimers();
    stop = watchRegistry(refresh);
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('looks once a minute', () => {
    jest.advanceTimersByTime(59_999);
    expect(refresh).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_001);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('looks away while nobody sees the page, and at once when somebody comes back', () => {
    show('hidden');
    jest.advanceTimersByTime(10 * 60_000);
    expect(refresh).not.toHaveBeenCalled();
    show('visible');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('does not look at every glance', () => {
    jest.advanceTimersByTime(60_000);
    show('hidden');
    show('visible');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('ends', () => {
    stop();
    jest.advanceTimersByTime(120_000);
    show('visible');
    expect(refresh).not.toHaveBeenCalled();
  });
});

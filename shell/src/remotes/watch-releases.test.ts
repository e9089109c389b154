/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { isShellReplaced, watchReleases } from './watch-releases.ts';

describe('watchReleases', () => {
  const look = jest.fn(async () => {});
  let chance = 0.5;
  let stop = () => {};

  const show = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const watch = () => {
    stop = watchReleases(look, () => chance);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    chance = 0.5;
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('checks once a minute', () => {
    watch();
    jest.advanceTimersByTime(59_999);
    expect(look).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_001);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('varies by up to a quarter, so that pages don’t check simultaneously', () => {
    chance = 0;
    watch();
    jest.advanceTimersByTime(45_000);
    expect(look).toHaveBeenCalledTimes(1);
    stop();
    chance = 0.999;
    watch();
    jest.advanceTimersByTime(74_000);
    expect(look).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1_000);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('pauses while the page is hidden, and checks at once when the user returns', () => {
    watch();
    show('hidden');
    jest.advanceTimersByTime(10 * 60_000);
    expect(look).not.toHaveBeenCalled();
    show('visible');
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('does not check on every return', () => {
    watch();
    jest.advanceTimersByTime(60_000);
    show('hidden');
    show('visible');
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('stops', () => {
    watch();
    stop();
    jest.advanceTimersByTime(120_000);
    show('visible');
    expect(look).not.toHaveBeenCalled();
  });
});

describe('isShellReplaced', () => {
  const serve = (body: unknown, status = 200) =>
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }));

  beforeEach(() => {
    document.head.innerHTML = '<script type="module" src="/assets/start-1.js"></script>';
  });
  afterEach(() => {
    document.head.innerHTML = '';
    jest.restoreAllMocks();
  });

  it('compares the script of this page with the one of the currently served page', async () => {
    const fetched = serve({ contract: 1, entry: '/assets/start-1.js' });
    expect(await isShellReplaced()).toBe(false);
    expect(fetched).toHaveBeenCalledWith('/contract.json', { cache: 'no-cache' });
    serve({ contract: 1, entry: '/assets/start-2.js' });
    expect(await isShellReplaced()).toBe(true);
  });

  it.each([
    ['a shell that does not name its script', () => serve({ contract: 1 })],
    ['an error', () => serve({}, 503)],
    ['a page in place of the file', () => serve('<html>')],
    [
      'no network',
      () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch')),
    ],
  ])('is null with %s', async (_what, answer) => {
    answer();
    expect(await isShellReplaced()).toBeNull();
  });
});

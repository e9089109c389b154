import { watchRegistry } from './watch-registry.ts';

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

describe('watchRegistry', () => {
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

/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { fakePushBrowser } from '../testing/fake-push-browser.ts';
import {
  currentEndpoint,
  isSubscribedWith,
  PushDenied,
  pushSupport,
  subscribeDevice,
  unsubscribeDevice,
} from './push-device.ts';
import { PUSH_WORKER_PATH } from './push-worker.ts';

/** In base64url, with both letters that base64 doesn't have. */
const KEY = 'BP-_';
const OTHER_KEY = 'BAAA';

let browser: ReturnType<typeof fakePushBrowser>;
beforeEach(() => {
  browser = fakePushBrowser();
});
afterEach(() => browser.remove());

describe('subscribeDevice', () => {
  it('subscribes with the key of the API, and returns what the API stores', async () => {
    expect(await subscribeDevice(KEY)).toEqual({
      endpoint: 'https://push.example/1',
      publicKey: 'cDI1NmRo',
      auth: 'YXV0aA',
    });
    expect(await isSubscribedWith(KEY)).toBe(true);
    expect(await isSubscribedWith(OTHER_KEY)).toBe(false);
  });

  it('registers the worker for reminders alone where there is none', async () => {
    await subscribeDevice(KEY);
    expect(browser.registered).toEqual([PUSH_WORKER_PATH]);
  });

  it('uses the worker of offline pages where there is one', async () => {
    browser.addWorker();
    await subscribeDevice(KEY);
    expect(browser.registered).toEqual([]);
  });

  it('keeps a subscription with this key, and replaces one with another', async () => {
    await subscribeDevice(KEY);
    expect(await subscribeDevice(KEY)).toMatchObject({ endpoint: 'https://push.example/1' });
    expect(await subscribeDevice(OTHER_KEY)).toMatchObject({ endpoint: 'https://push.example/2' });
    expect(await isSubscribedWith(OTHER_KEY)).toBe(true);
  });

  it.each(['denied', 'default'] as const)(
    'subscribes to nothing if the answer is %s',
    async (answer) => {
      browser.answer(answer);
      await expect(subscribeDevice(KEY)).rejects.toThrow(PushDenied);
      expect(browser.registered).toEqual([]);
      expect(await currentEndpoint()).toBeNull();
    },
  );
});

it('unsubscribeDevice ends the subscription, and does nothing without one', async () => {
  await unsubscribeDevice();
  await subscribeDevice(KEY);
  await unsubscribeDevice();
  expect(await currentEndpoint()).toBeNull();
});

describe('pushSupport', () => {
  const onAgent = (agent: string) =>
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  afterEach(() => jest.restoreAllMocks());

  it('is there with a worker, messages, and notifications', () => {
    expect(pushSupport()).toBe('supported');
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 0, 'install'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'install'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'none'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 5, 'none'],
  ])('of %s with %d touch points is %s without them', (agent, touches, support) => {
    browser.remove();
    onAgent(agent);
    Object.defineProperty(navigator, 'maxTouchPoints', { value: touches, configurable: true });
    expect(pushSupport()).toBe(support);
  });
});

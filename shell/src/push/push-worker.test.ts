/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { fakePushBrowser } from '../testing/fake-push-browser.ts';
import { currentSubscription, endReminders, followNotifications } from './push-worker.ts';

const KEY = 'BAAA';

describe('in a browser with workers', () => {
  let browser: ReturnType<typeof fakePushBrowser>;
  beforeEach(() => {
    browser = fakePushBrowser();
    browser.addWorker();
  });
  afterEach(() => browser.remove());

  it('followNotifications opens the path that the worker asks for, and nothing else', () => {
    const opened: string[] = [];
    followNotifications((path) => opened.push(path));
    for (const data of [{ open: '/contacts/1/briefing' }, { open: 1 }, { other: '/' }, null, '/'])
      browser.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
    expect(opened).toEqual(['/contacts/1/briefing']);
  });

  it('endReminders ends the subscription of the user who left', async () => {
    browser.replaceSubscription(KEY);
    expect(await currentSubscription()).not.toBeNull();
    await endReminders();
    expect(await currentSubscription()).toBeNull();
  });

  it('endReminders reports a browser that refuses, and lets the user leave', async () => {
    const report = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    browser.serviceWorker.getRegistration = () => Promise.reject(new Error('refused'));
    await endReminders();
    expect(report).toHaveBeenCalledTimes(1);
  });
});

it('a browser without workers has no subscription, and none to end', async () => {
  followNotifications(() => undefined);
  expect(await currentSubscription()).toBeNull();
  await endReminders();
});

/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { type Push } from '@rapport/api-client';
import { pushDeviceId } from '@rapport/contracts';
import { fakeShell } from '@rapport/remote-kit/testing';
import { fakePushBrowser } from '../../testing/fake-push-browser.ts';
import { NO_PUSH } from '../../testing/fake-push.ts';
import { addOwnDevice, forgetOwnDevice, ownDeviceId, renewOwnDevice } from './own-device.ts';

const USER = '018f6b1e-0000-7000-8000-00000000ada0';
const [KEY, NEW_KEY] = ['BAAA', 'BBBB'];
const endpoint = (n: number) => pushDeviceId(`https://push.example/${n}`);

let browser: ReturnType<typeof fakePushBrowser>;
beforeEach(() => {
  localStorage.clear();
  browser = fakePushBrowser();
});
afterEach(() => browser.remove());

/** An API with this key, and with the devices that are added to it. */
function api(publicKey: string) {
  const ids: string[] = [];
  const calls: string[] = [];
  const state = { publicKey };
  const push = (): Push => ({
    ...NO_PUSH,
    meetingMinutes: 10,
    publicKey: state.publicKey,
    devices: ids.map((id) => ({
      ...{ id, name: 'Chrome', createdAt: '2026-11-20T06:00:00.000Z' },
      ...{ lastSuccessAt: null, failure: null },
    })),
  });
  const shell = fakeShell({
    request: async (path, { method = 'GET', body } = {}) => {
      calls.push(method);
      if (method === 'DELETE') ids.splice(ids.indexOf(path.split('/').at(-1) ?? ''), 1);
      if (method !== 'POST') return JSON.parse(JSON.stringify(push()));
      const address = typeof body === 'object' && body !== null && Reflect.get(body, 'endpoint');
      const id = await pushDeviceId(String(address));
      ids.push(id);
      return JSON.parse(JSON.stringify({ id }));
    },
  });
  return { shell, ids, calls, push, state };
}

describe('renewOwnDevice', () => {
  it('leaves a subscription with the key of the API as it is', async () => {
    const { shell, push, calls } = api(KEY);
    await addOwnDevice(shell, USER, KEY);
    expect(await renewOwnDevice(shell, USER, push())).toBe(false);
    expect(calls).toEqual(['POST']);
  });

  it('subscribes again with another key of the API, in place of the earlier device', async () => {
    const { shell, push, ids, state } = api(KEY);
    await addOwnDevice(shell, USER, KEY);
    state.publicKey = NEW_KEY;
    expect(await renewOwnDevice(shell, USER, push())).toBe(true);
    expect(ids).toEqual([await endpoint(2)]);
    expect(await ownDeviceId()).toBe(await endpoint(2));
    expect(await renewOwnDevice(shell, USER, push())).toBe(false);
  });

  it('goes by the key that the API has now, not by a stored response', async () => {
    const { shell, push, ids } = api(NEW_KEY);
    await addOwnDevice(shell, USER, NEW_KEY);
    expect(await renewOwnDevice(shell, USER, { ...push(), publicKey: KEY })).toBe(false);
    expect(ids).toEqual([await endpoint(1)]);
  });

  it('adds a subscription that the browser made in place of the earlier one', async () => {
    const { shell, push, ids } = api(KEY);
    await addOwnDevice(shell, USER, KEY);
    browser.replaceSubscription(KEY);
    expect(await renewOwnDevice(shell, USER, push())).toBe(true);
    expect(ids).toEqual([await endpoint(2)]);
  });

  it.each([
    ['that was removed elsewhere', (ids: string[]) => ids.splice(0)],
    ['of a user who turned it off', () => forgetOwnDevice(USER)],
    ['without the permission', () => browser.answer('default')],
  ])('adds no device %s', async (_what, change) => {
    const { shell, push, ids, calls, state } = api(KEY);
    await addOwnDevice(shell, USER, KEY);
    change(ids);
    if (ids.length === 0) state.publicKey = NEW_KEY;
    expect(await renewOwnDevice(shell, USER, push())).toBe(false);
    expect(calls).toEqual(['POST']);
  });
});

/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { REGISTRY } from '../testing/registry.ts';
import { PUSH_WORKER_PATH } from '../push/push-worker.ts';
import { setUpOfflinePages } from './offline-pages.ts';

/** Switches offline pages off in a browser with one worker. */
async function switchOff(worker: object) {
  const unregister = jest.fn(() => Promise.resolve(true));
  const register = jest.fn(() => Promise.resolve());
  const getRegistrations = () => Promise.resolve([{ ...worker, unregister }]);
  const serviceWorker = { getRegistrations, register };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(globalThis, { caches: { keys: () => Promise.resolve([]) } });
  await setUpOfflinePages(false, REGISTRY);
  return { unregister, register };
}
const workerWith = (subscription: object | null) => ({
  pushManager: { getSubscription: () => Promise.resolve(subscription) },
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
});

describe('a deployment that switches offline pages off', () => {
  it('removes the worker', async () => {
    const { unregister, register } = await switchOff(workerWith(null));
    expect(unregister).toHaveBeenCalledTimes(1);
    expect(register).not.toHaveBeenCalled();
  });

  it('leaves one that only shows reminders where they are on', async () => {
    const { unregister, register } = await switchOff(workerWith({}));
    expect(unregister).not.toHaveBeenCalled();
    expect(register).toHaveBeenCalledWith(PUSH_WORKER_PATH, { updateViaCache: 'none' });
  });

  it('removes the worker of a browser without push messages', async () => {
    const { unregister } = await switchOff({});
    expect(unregister).toHaveBeenCalledTimes(1);
  });
});

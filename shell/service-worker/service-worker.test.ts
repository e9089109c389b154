import { WORKER_PATH } from '../src/offline/stored-page.ts';
import { PUSH_WORKER_PATH } from '../src/push/push-worker.ts';

const ORIGIN = 'https://rapport.example';

/** Runs the worker at this path, and returns what it listens to. */
async function startWorker(path: string, more: object = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const registration = {
    showNotification: jest.fn(() => Promise.resolve()),
    navigationPreload: { enable: jest.fn(() => Promise.resolve()) },
  };
  const scope = {
    ...more,
    location: { href: ORIGIN + path, origin: ORIGIN },
    registration,
    clients: {
      claim: jest.fn(() => Promise.resolve()),
      matchAll: jest.fn(() => Promise.resolve([])),
      openWindow: jest.fn(),
    },
    addEventListener: (type: string, listener: (event: object) => void) =>
      void listeners.set(type, listener),
  };
  Object.assign(globalThis, { self: scope });
  await jest.isolateModulesAsync(async () => {
    await import('./service-worker.ts');
  });
  /** Sends an event, and waits for what the worker does with it. */
  const send = async (type: string, event: object = {}) => {
    const work: unknown[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (done: unknown) => work.push(done) });
    await Promise.all(work);
    return work.length;
  };
  return { listeners, send, registration, clients: scope.clients };
}

afterEach(() => Reflect.deleteProperty(globalThis, 'self'));

describe.each([WORKER_PATH, PUSH_WORKER_PATH])('the worker at %s', (path) => {
  it('shows what arrives', async () => {
    const { send, registration } = await startWorker(path);
    const title = 'Grace Hopper at 2:30 PM';
    expect(await send('push', { data: { json: () => ({ title }) } })).toBe(1);
    expect(registration.showNotification).toHaveBeenCalledWith(title, expect.anything());
  });

  it('opens what was tapped', async () => {
    const { send, clients } = await startWorker(path);
    await send('notificationclick', {
      notification: { close: () => undefined, data: '/contacts' },
    });
    expect(clients.openWindow).toHaveBeenCalledTimes(1);
  });

  it('listens to the end of its subscription', async () => {
    const { listeners } = await startWorker(path);
    expect(listeners.has('pushsubscriptionchange')).toBe(true);
  });
});

it('answers requests and preloads navigations for a start without a network', async () => {
  const { listeners, send, registration } = await startWorker(WORKER_PATH);
  await send('activate');
  expect(listeners.has('fetch')).toBe(true);
  expect(registration.navigationPreload.enable).toHaveBeenCalledTimes(1);
});

it.each([
  ['/contacts/a', true],
  ['/apiary', true],
  ['/api/export', false],
  ['/auth/v1/verify', false],
  ['/photos/a.webp', false],
  ['/unsubscribe', false],
])('answers a navigation to %s: %s', async (path, isPage) => {
  const { listeners } = await startWorker(WORKER_PATH);
  const respondWith = jest.fn();
  listeners.get('fetch')?.({
    request: { url: ORIGIN + path, method: 'GET', mode: 'navigate' },
    preloadResponse: Promise.resolve(new Response('')),
    respondWith,
  });
  expect(respondWith).toHaveBeenCalledTimes(isPage ? 1 : 0);
});

it('answers a page without its origin from what is stored, and so the files of that page alone', async () => {
  const stored = { match: (key: string) => Promise.resolve(new Response(`stored ${key}`)) };
  const caches = {
    keys: () => Promise.resolve(['rapport-page 1 /a.js']),
    open: () => Promise.resolve(stored),
  };
  const { listeners } = await startWorker(WORKER_PATH, { caches, navigator: { onLine: true } });
  /** Returns the text of the answer; null if the browser is to ask the network. */
  async function answerTo(request: object, event: object): Promise<string | null> {
    const answers: Promise<Response>[] = [];
    const respondWith = (answer: Promise<Response>) => answers.push(answer);
    listeners.get('fetch')?.({ request: { method: 'GET', ...request }, ...event, respondWith });
    const [answer] = answers;
    return answer === undefined ? null : (await answer).text();
  }
  const page = { url: `${ORIGIN}/contacts`, mode: 'navigate' };
  const preloadResponse = Promise.reject(new TypeError('Failed to fetch'));
  const opened = { clientId: '', resultingClientId: 'away', preloadResponse };
  await expect(answerTo(page, opened)).resolves.toBe('stored /?stored');
  const script = { url: `${ORIGIN}/a.js`, mode: 'cors', destination: 'script' };
  await expect(answerTo(script, { clientId: 'away' })).resolves.toBe(`stored ${ORIGIN}/a.js`);
  await expect(answerTo(script, { clientId: 'another' })).resolves.toBeNull();
});

it('answers no request if it is there for reminders alone', async () => {
  const { listeners, send, registration } = await startWorker(PUSH_WORKER_PATH);
  await send('activate');
  expect(listeners.has('fetch')).toBe(false);
  expect(registration.navigationPreload.enable).not.toHaveBeenCalled();
});

import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { type Page } from '@playwright/test';
import { createContact } from '../../fixtures/accounts.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';
import { expect, test } from '../../fixtures/test.ts';

// A click that no user made can't hold the worker or focus a tab, which the browser reports.
test.use({ serviceWorkers: 'allow', expectedErrors: /InvalidStateError|InvalidAccessError/ });

test(
  'reminders are turned on in Settings, shown by the worker, and open what they are about',
  BOTH_WIDTHS,
  async ({ stack, account, context, open, page }) => {
    const { id } = await createContact(stack, account, { displayName: 'Grace Hopper' });
    const service = await pushService();
    await context.grantPermissions(['notifications'], { origin: stack.shellUrl });
    await stubSubscription(page, service.address);
    await open('/settings/notifications');
    const here = page.getByRole('checkbox', { name: 'Remind me on this device' });

    await test.step('this device is added on a tap, and listed', async () => {
      await here.check();
      await expect(page.getByText('This device', { exact: true })).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Before a meeting' })).toBeVisible();
    });

    await test.step('a test reaches the push service of the device', async () => {
      await page.getByRole('button', { name: /^Send a test to/ }).click();
      await expect(page.getByText(/^Sent\. The test should appear/)).toBeVisible();
      expect(service.requests()).toBe(1);
    });

    await test.step('choices are kept', async () => {
      await page.getByRole('checkbox', { name: 'Quiet hours' }).check();
      await expect(page.getByRole('combobox', { name: 'Quiet until' })).toBeVisible();
      await page.getByRole('checkbox', { name: 'No names on the lock screen' }).check();
      expect(await axeViolations(page)).toEqual([]);
      await page.reload();
      await expect(here).toBeChecked();
      await expect(
        page.getByRole('checkbox', { name: 'No names on the lock screen' }),
      ).toBeChecked();
    });

    await test.step('the worker shows what arrives, once for each tag', async () => {
      const shown = { title: 'Grace Hopper at 2:30 PM', body: 'Compilers. Tap for the briefing.' };
      const message = { ...shown, path: `/contacts/${id}/briefing`, tag: 'meeting 1' };
      await deliver(page, JSON.stringify(message));
      await deliver(page, JSON.stringify(message));
      await expect.poll(() => notifications(page)).toEqual([shown]);
    });

    await test.step('a tap opens the briefing in the open tab', async () => {
      const [worker] = context.serviceWorkers();
      await worker?.evaluate(async () => {
        const { registration }: { registration: ServiceWorkerRegistration } = Object(globalThis);
        const [notification] = await registration.getNotifications();
        const init = { notification };
        const Click: unknown = Reflect.get(globalThis, 'NotificationEvent');
        if (typeof Click === 'function')
          globalThis.dispatchEvent(Reflect.construct(Click, ['notificationclick', init]));
      });
      await expect(page).toHaveURL(`/contacts/${id}/briefing`);
      expect(await notifications(page)).toEqual([]);
    });

    await test.step('what cannot be read is shown, too', async () => {
      await deliver(page, 'not JSON');
      await expect.poll(() => notifications(page)).toMatchObject([{ title: 'Rapport' }]);
    });

    await test.step('turned off, the device is gone', async () => {
      await page.goto('/settings/notifications');
      await here.uncheck();
      await expect(page.getByRole('button', { name: /^Send a test to/ })).toHaveCount(0);
    });
    await service.close();
  },
);

/** A push service that counts what it's sent. */
async function pushService() {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    request.resume().on('end', () => response.writeHead(201).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  return {
    address: `http://127.0.0.1:${port}/send/${randomBytes(8).toString('hex')}`,
    requests: () => requests,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A Chromium without a connection to its push service can't subscribe, so this one only pretends to. */
async function stubSubscription(page: Page, endpoint: string): Promise<void> {
  const publicKey = createECDH('prime256v1').generateKeys('base64');
  const auth = randomBytes(16).toString('base64');
  await page.addInitScript(
    ({ endpoint: address, keys }) => {
      const stored = 'test.subscription';
      const bytes = (text: string) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0)).buffer;
      const subscription = {
        endpoint: address,
        options: { applicationServerKey: null },
        getKey: (name: 'p256dh' | 'auth') => bytes(keys[name]),
        unsubscribe: async () => localStorage.removeItem(stored),
      };
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          localStorage.setItem(stored, 'yes');
          return subscription;
        },
        getSubscription: async () => (localStorage.getItem(stored) ? subscription : null),
      });
    },
    { endpoint, keys: { p256dh: publicKey, auth } },
  );
}

/** Delivers a message to the worker, as the browser does once it has decrypted it. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}

const notifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

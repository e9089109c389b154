import { type Page } from '@playwright/test';
import { createContact } from '../../fixtures/accounts.ts';
import { pushService, stubSubscription } from '../../fixtures/push-device.ts';
import { expect, test } from '../../fixtures/test.ts';

// A click that no user made can't hold the worker or focus a tab, which the browser reports.
test.use({ serviceWorkers: 'allow', expectedErrors: /InvalidStateError|InvalidAccessError/ });

test('the worker shows reminders, and a tap opens what they are about', async ({
  stack,
  account,
  context,
  open,
  page,
}) => {
  const { id } = await createContact(stack, account, { displayName: 'Grace Hopper' });
  const service = await pushService();
  await context.grantPermissions(['notifications'], { origin: stack.shellUrl });
  await stubSubscription(page, service.address);
  await open('/settings/notifications');
  const here = page.getByRole('checkbox', { name: /^Remind me on this device/ });
  await here.click();
  await expect(here).toBeChecked();

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

  await service.close();
});

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
